import { refundDay } from '@/domain/ledger/refund-due'

/** What a booking comes to once it is changed, in euros, as the contract writes it. */
export const presentChangedSums = ({
  totalCents,
  formerCents,
  leftCents,
  payBy,
  refundCents,
  today,
}: {
  totalCents: number
  /** The total of now. */
  formerCents: number
  leftCents: number
  payBy: string | null
  refundCents: number
  today: string
}) => ({
  total: totalCents / 100,
  difference: (totalCents - formerCents) / 100,
  left_to_pay: leftCents / 100,
  pay_by: payBy,
  refund: refundCents / 100,
  refund_by: refundCents > 0 ? refundDay(today) : null,
})
