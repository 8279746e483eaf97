import fc from 'fast-check'
import { childFareOf, paysChildFare } from '@/domain/child-fare'
import { pricedBooking } from '@/server/features/booking/reservations/priced-booking'

/** Baskets of any trip, party and options. */
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
})

/** A basket as the cart prices it, and as the reservation that it becomes does, by the places of who pays as a child. */
export const priced = ({ ages, options, ...trip }: Basket) => {
  const fare = childFareOf(trip)
  const childPositions = ages.flatMap((age, index) => (paysChildFare({ age, fare }) ? [index + 1] : []))
  const inCart = {
    label: 'Aventure',
    unitCents: trip.unitCents,
    travelers: ages.length,
    childFare: fare,
    children: childPositions.length,
    options,
  }
  const booking = pricedBooking({
    ...trip,
    childPriceCents: fare?.unitCents ?? null,
    childPriceMaxAge: fare?.maxAge ?? null,
    travelers: ages.length,
    childPositions,
    options,
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
}
