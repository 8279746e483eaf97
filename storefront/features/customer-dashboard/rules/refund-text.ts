import type { ReservationDetail } from '@/contract/reservations'
import { formatPrice } from '@/domain/price'

/** What canceling cost, and what comes back of the sums received and owed; they are those of now, refunds taken off. */
export const refundText = ({
  paid,
  cancellation_fee,
  indemnity,
}: Pick<ReservationDetail, 'paid' | 'cancellation_fee' | 'indemnity'>): string => {
  const fee = cancellation_fee ?? 0
  const refund = Math.max(0, paid - fee + indemnity)
  if (fee === 0 && refund === 0) return 'Sans frais\u00a0: tu n’as rien à régler.'
  const cost = fee > 0 ? `Frais d’annulation\u00a0: ${formatPrice(fee)}.` : 'Sans frais.'
  if (indemnity > 0 && refund > 0)
    return `${formatPrice(refund)} te reviennent par virement, indemnité de ${formatPrice(indemnity)} comprise.`
  return refund > 0 ? `${cost} ${formatPrice(refund)} te reviennent par virement.` : cost
}
