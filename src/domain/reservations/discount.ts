import { formatPrice } from '@/domain/text/price'

/** What a discount takes off: so many percent of the trip, or so many cents for each traveler or for the booking. */
export type DiscountEffect =
  | { effect: 'percent'; percent: number }
  | { effect: 'person'; cents: number }
  | { effect: 'booking'; cents: number }

/** A promo code, or what the agency takes off, as a booking keeps it; it is counted anew whenever the booking changes. */
export type Discount = DiscountEffect & ({ kind: 'promo'; code: string } | { kind: 'desk' })

/** Travelers who pay the same price for the trip. */
type Fare = { unitCents: number; count: number }

/**
 * What each discount takes off, in cents and in the order that they are given: a code of the trip alone, never of an option; the
 * agency's of all that is left. Nothing is ever below zero.
 */
export const discountCents = ({
  discounts,
  fares,
  optionsCents,
}: {
  discounts: readonly Discount[]
  fares: readonly Fare[]
  optionsCents: number
}): number[] => {
  let tripCents = sumOf(fares, ({ unitCents, count }) => unitCents * count)
  let options = optionsCents
  return discounts.map((discount) => {
    const wanted = wantedCents({ discount, fares, tripCents })
    const ofTrip = Math.min(wanted, tripCents)
    const ofOptions = discount.kind === 'desk' ? Math.min(wanted - ofTrip, options) : 0
    tripCents -= ofTrip
    options -= ofOptions
    return ofTrip + ofOptions
  })
}

const wantedCents = ({
  discount,
  fares,
  tripCents,
}: {
  discount: Discount
  fares: readonly Fare[]
  tripCents: number
}): number => {
  switch (discount.effect) {
    case 'percent':
      return Math.round((tripCents * discount.percent) / 100)
    case 'person':
      // Whose place costs less than it gets their place for nothing, and no more.
      return sumOf(fares, ({ unitCents, count }) => Math.min(unitCents, discount.cents) * count)
    case 'booking':
      return discount.cents
  }
}

const sumOf = (fares: readonly Fare[], centsOf: (fare: Fare) => number): number =>
  fares.reduce((sum, fare) => sum + centsOf(fare), 0)

/** What a discount does, in words: « 5 % », « 40 € par personne », « 30 € ». */
export const effectWords = (effect: DiscountEffect): string => {
  if (effect.effect === 'percent') return `${String(effect.percent)}\u00a0%`
  const sum = formatPrice(effect.cents / 100)
  return effect.effect === 'person' ? `${sum} par personne` : sum
}

/** How the line of a discount is called. */
export const discountLabel = (discount: Discount): string =>
  discount.kind === 'promo' ? `Code ${discount.code}` : 'Remise de l’agence'

/** What is taken off, in euros below zero, as it is written beside prices: « − 80 € ». */
export const formatDiscount = (euros: number): string => `−\u00a0${formatPrice(Math.abs(euros))}`
