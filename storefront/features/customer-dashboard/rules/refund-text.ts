import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { refundMeans } from '@/domain/ledger/refund-means'

/** What canceling cost, and what comes back of the sums received and owed; they are those of now, refunds taken off. */
export const refundText = ({
  cancellation_fee,
  indemnity,
  refund_due: due,
  payments,
}: Pick<ReservationDetail, 'cancellation_fee' | 'indemnity' | 'refund_due' | 'payments'>): string => {
  const fee = cancellation_fee ?? 0
  if (fee === 0 && !due) return 'Sans frais\u00a0: tu n’as rien à régler.'
  const cost = fee > 0 ? `Frais d’annulation\u00a0: ${formatPrice(fee)}.` : 'Sans frais.'
  if (!due) return cost
  const back = `${formatPrice(due.amount)} te reviennent ${refundMeans({ payments, amount: due.amount })}, le ${formatShortDate(due.by)} au plus tard`
  return indemnity > 0 ? `${back}, indemnité de ${formatPrice(indemnity)} comprise.` : `${cost} ${back}.`
}
