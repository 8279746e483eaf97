import { formatPrice } from '@/domain/text/price'

type Found = {
  kind: 'only_here' | 'only_there' | 'differs' | 'refund' | 'payout'
  /** The reservation of a refund, and the sum that is still to be paid for it. */
  reservation: { isCanceled: boolean; leftCents: number } | null
  /** Of a refund: whether it is of a gift card. */
  isGift: boolean
}

/** What the desk has to decide on a difference with the books of a provider. */
export const differenceAdvice = ({ kind, reservation, isGift }: Found): string => {
  if (kind === 'payout')
    return 'Compare le relevé du prestataire et nos règlements, puis corrige celui des deux qui se trompe.'
  if (kind !== 'refund') return ''
  if (isGift) return 'Bloque la carte cadeau, sauf si elle doit rester valable.'
  if (!reservation) return 'Aucune réservation n’est concernée.'
  if (reservation.isCanceled) return 'La réservation est annulée\u00a0: vérifie que la somme est la bonne.'
  if (reservation.leftCents <= 0)
    return 'Plus rien n’est dû pour la réservation\u00a0: vérifie que la somme est la bonne.'
  const left = formatPrice(reservation.leftCents / 100)
  return `La réservation tient et il reste ${left} à régler\u00a0: accorde une remise, annule-la, ou redemande la somme. En attendant, la carte gardée n’est pas débitée.`
}
