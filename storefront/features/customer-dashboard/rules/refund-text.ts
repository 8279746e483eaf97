import type { ReservationDetail } from '@/contract/reservations'
import { formatPrice } from '@/domain/price'

/** What canceling cost, and what of the sums received comes back; the sums are those of now, refunds taken off. */
export const refundText = ({
  paid,
  cancellation_fee,
}: Pick<ReservationDetail, 'paid' | 'cancellation_fee'>): string => {
  const fee = cancellation_fee ?? 0
  const refund = Math.max(0, paid - fee)
  if (fee === 0 && refund === 0) return 'Sans frais\u00a0: tu n’as rien à régler.'
  const cost = fee > 0 ? `Frais d’annulation\u00a0: ${formatPrice(fee)}.` : 'Sans frais.'
  return refund > 0 ? `${cost} ${formatPrice(refund)} te reviennent par virement.` : cost
}
