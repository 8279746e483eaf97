import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookingPrice, travelerShareCents } from '@/domain/booking-price'
import { childFareOf, paysChildFare } from '@/domain/child-fare'
import { paymentSchedule } from '@/domain/payment-schedule'
import { buildReservationDetail } from '../../../../../tests/factories/reservation-detail'
import { bookingPdfText } from '../documents/booking-pdf-text'
import { presentPrice } from '../present-price'
import { pricedBooking } from './priced-booking'

const basket = fc.record({
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

const RUNS = { numRuns: 3_000 }

/** A basket as the cart prices it, and as the reservation that it becomes does, by the places of who pays as a child. */
const priced = ({ ages, options, ...trip }: Basket) => {
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

type Basket = {
  unitCents: number
  childPriceCents: number | null
  childPriceMaxAge: number | null
  expeditionType: 'adult' | 'family' | 'kids' | 'basecamp'
  ages: Array<number | null>
  options: Array<{ id: string; label: string; unitCents: number; count: number }>
}

const cents = (words: string): number => Math.round(Number(words.replaceAll(/[^0-9,]/g, '').replace(',', '.')) * 100)

it('costs the same in the tunnel, in the contract and on its pages, to the cent', () => {
  fc.assert(
    fc.property(basket, (one: Basket) => {
      const { inCart, booking } = priced(one)
      const tunnel = bookingPrice(inCart)
      expect(bookingPrice(booking).totalCents).toBe(tunnel.totalCents)
      const schedule = paymentSchedule({
        totalCents: tunnel.totalCents,
        departureStart: '2027-07-15',
        bookedOn: '2027-01-15',
      })
      const price = presentPrice({ price: tunnel, schedule })
      const rows = bookingPdfText({ ...buildReservationDetail(), travelers_fee: 0, price }).find(
        ({ title }) => title === 'Le prix',
      )?.rows
      const printed = rows?.map(({ value }) => cents(value)) ?? []
      expect(printed.at(-1)).toBe(tunnel.totalCents)
      expect(printed.slice(0, -1).reduce((sum, line) => sum + line, 0)).toBe(tunnel.totalCents)
    }),
    RUNS,
  )
})

it('comes apart into the shares of its travelers, whoever leaves first', () => {
  fc.assert(
    fc.property(basket, fc.array(fc.nat(), { maxLength: 12 }), (one: Basket, order) => {
      const { booking, childPositions } = priced(one)
      let left = { ...booking, flags: one.ages.map((_age, index) => childPositions.includes(index + 1)) }
      let shares = 0
      for (const pick of order) {
        if (left.travelers <= 1) break
        const at = pick % left.travelers
        const isChild = left.flags[at] ?? false
        shares += travelerShareCents({ ...left, isChild })
        const flags = left.flags.toSpliced(at, 1)
        left = { ...left, travelers: left.travelers - 1, children: flags.filter(Boolean).length, flags }
      }
      expect(shares + bookingPrice(left).totalCents).toBe(bookingPrice(booking).totalCents)
    }),
    RUNS,
  )
})
