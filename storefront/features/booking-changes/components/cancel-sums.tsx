import { refundNote } from '@/domain/refund-due'
import { SumLine } from '@/storefront/parts/sum-line'

export type CancelPreview = {
  fee: number
  refund: number
  refund_by: string
  /** What the booking comes to afterwards; null when all of it is canceled. */
  total: number | null
  left_to_pay: number | null
}

/** What canceling costs today, and what comes back or is left to pay. */
export const CancelSums = ({ preview }: { preview: CancelPreview }) => (
  <dl className="dash-sums">
    <SumLine label="Frais d’annulation aujourd’hui" amount={preview.fee} />
    {preview.total !== null && <SumLine label="Total sans cette place" note="Frais compris" amount={preview.total} />}
    {preview.refund > 0 || preview.left_to_pay === null ? (
      <SumLine
        label="Remboursement"
        note={preview.refund > 0 ? refundNote(preview.refund_by) : 'Sur ce qui a été reçu'}
        amount={preview.refund}
      />
    ) : (
      <SumLine label="Reste à régler" amount={preview.left_to_pay} />
    )}
  </dl>
)
