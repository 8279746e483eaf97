import type { PaymentDetail } from '@/contract/payments'
import { formatShortDate } from '@/domain/days/french-dates'
import { BankDetails } from '@/storefront/parts/bank-details'
import { svgAddress } from '@/storefront/ui/svg-address'
import { TransferCode } from '@/storefront/ui/transfer-code'

/** Where to send the same sum otherwise. */
export const TransferLines = ({ detail: { amount, transfer, due_on: dueOn } }: { detail: PaymentDetail }) =>
  transfer && (
    <>
      <p>
        Le virement marche toujours
        {dueOn !== null && <>, au plus tard le {formatShortDate(dueOn)}</>}. On t’écrit dès qu’il arrive.
      </p>
      <BankDetails bank={transfer} />
      {transfer.qr !== null && <TransferCode src={svgAddress(transfer.qr)} amount={amount} />}
    </>
  )
