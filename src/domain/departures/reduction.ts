import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'

/** What is known of a departure as the agency announces that it costs less; sums in cents, days as `2027-06-14`. */
export type ReductionFacts = {
  /** What it costs from now on, and the highest price since the reduction began. */
  priceCents: number
  highestCents: number | null
  /** The lowest price of the 30 days before; null when it was not on sale. */
  lowestCents: number | null
  /** Not all prices of these 30 days are known. */
  isUnknown: boolean
  until: string
  today: string
  departureStart: string
}

/** Why a reduction can't be announced, in the words of the panel; null when it can (Code de la consommation, L112-1-1). */
export const reductionRefusal = (facts: ReductionFacts): string | null => {
  const { until, today, departureStart, lowestCents, isUnknown } = facts
  if (until < today) return 'Une baisse s’annonce jusqu’à un jour à venir.'
  if (until > departureStart) {
    return `Au plus tard le ${formatShortDate(departureStart)}\u00a0: le premier jour du départ.`
  }
  if (lowestCents === null) return 'Ce départ n’a pas encore eu d’autre prix\u00a0: rien ne baisse.'
  if (isUnknown)
    return 'Les prix de ce départ ne sont pas connus depuis 30\u00a0jours\u00a0: une baisse s’annoncera ensuite.'
  return priceRefusal({ ...facts, lowestCents })
}

const priceRefusal = ({ priceCents, highestCents, lowestCents }: ReductionFacts & { lowestCents: number }) => {
  const lowest = formatPrice(lowestCents / 100)
  if (priceCents >= lowestCents) {
    return `Le prix doit être sous ${lowest}, le plus bas des 30\u00a0jours d’avant. Sinon, retire l’annonce.`
  }
  return highestCents !== null && highestCents >= lowestCents
    ? `Le prix est remonté à ${formatPrice(highestCents / 100)} depuis\u00a0: retire l’annonce, puis annonce la nouvelle baisse.`
    : null
}
