import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatShortDate } from '@/domain/days/french-dates'
import { refundNote } from '@/domain/ledger/refund-means'
import { SumLine } from '@/storefront/parts/sum-line'

type RestLineProps = {
  /** What the booking comes to, in euros; the days are null where nothing is to be paid or comes back. */
  sums: { refund: number; refund_by: string | null; left_to_pay: number; pay_by: string | null }
  payments: ReservationDetail['payments']
}

/** What a changed booking leaves to pay, and by when, or what comes back, how and by when. */
export const RestLine = ({
  sums: { refund, refund_by: by, left_to_pay: left, pay_by: payBy },
  payments,
}: RestLineProps) =>
  refund > 0 && by ? (
    <SumLine label="Remboursement" note={refundNote({ payments, amount: refund, by })} amount={refund} />
  ) : (
    <SumLine
      label="Reste à régler"
      note={payBy ? `Prochaine échéance, avant le ${formatShortDate(payBy)}` : undefined}
      amount={left}
    />
  )
