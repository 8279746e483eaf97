import fc from 'fast-check'
import { childFareOf, paysChildFare } from '@/domain/seats/child-fare'
import type { Discount, DiscountEffect } from '@/domain/reservations/discount'
import { pricedBooking } from '@/server/features/reservations/priced-booking'

/** Baskets of any trip, party, options and discounts. */
export const basket = fc.record({
  unitCents: fc.integer({ min: 1, max: 2_000_000 }),
  childPriceCents: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
  childPriceMaxAge: fc.option(fc.integer({ min: 2, max: 16 })),
  expeditionType: fc.constantFrom('adult', 'family', 'kids', 'basecamp'),
  ages: fc.array(fc.option(fc.integer({ min: 0, max: 18 })), { minLength: 1, maxLength: 12 }),
  options: fc.array(
    fc.record({
      id: fc.uuid(),
      label: fc.constantFrom('Assurance', 'Nuit avant le départ'),
      unitCents: fc.integer({ min: 0, max: 50_000 }),
      count: fc.integer({ min: 0, max: 14 }),
    }),
    { maxLength: 3 },
  ),
  promo: fc.option(
    fc.oneof(
      fc.record({ effect: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({
        effect: fc.constantFrom('person' as const, 'booking' as const),
        cents: fc.integer({ min: 1, max: 300_000 }),
      }),
    ),
  ),
  deskCents: fc.option(fc.integer({ min: 1, max: 500_000 })),
})

/** A basket as the cart prices it, and as the reservation that it becomes does, by the places of who pays as a child. */
export const priced = ({ ages, options, promo, deskCents, ...trip }: Basket) => {
  const discounts = discountsOf({ promo, deskCents })
  const fare = childFareOf(trip)
  const childPositions = ages.flatMap((age, index) => (paysChildFare({ age, fare }) ? [index + 1] : []))
  const inCart = {
    label: 'Aventure',
    unitCents: trip.unitCents,
    travelers: ages.length,
    childFare: fare,
    children: childPositions.length,
    options,
    discounts,
  }
  const booking = pricedBooking({
    ...trip,
    childPriceCents: fare?.unitCents ?? null,
    childPriceMaxAge: fare?.maxAge ?? null,
    travelers: ages.length,
    childPositions,
    addedPrices: [],
    options,
    discounts,
  })
  return { inCart, booking, childPositions }
}

export type Basket = {
  unitCents: number
  childPriceCents: number | null
  childPriceMaxAge: number | null
  expeditionType: 'adult' | 'family' | 'kids' | 'basecamp'
  ages: Array<number | null>
  options: Array<{ id: string; label: string; unitCents: number; count: number }>
  promo: DiscountEffect | null
  deskCents: number | null
}

const discountsOf = ({ promo, deskCents }: Pick<Basket, 'promo' | 'deskCents'>): Discount[] => [
  ...(promo ? [{ ...promo, kind: 'promo' as const, code: 'PREMIERTRAIN' }] : []),
  ...(deskCents === null ? [] : [{ kind: 'desk' as const, effect: 'booking' as const, cents: deskCents }]),
]
