import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookingPrice, travelerShareCents } from '@/domain/reservations/booking-price'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { bookingPdfText } from '@/server/features/documents/booking-pdf-text'
import { presentPrice } from '@/server/features/seats/present-price'
import { basket, priced, type Basket } from '../../../../tests/factories/priced-basket'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'

const RUNS = { numRuns: 3_000 }

const cents = (words: string): number =>
  Math.round(Number(words.replaceAll(/[^0-9,]/g, '').replace(',', '.')) * 100) * (words.startsWith('−') ? -1 : 1)

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
        depositPercent: 30,
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

it('takes off never more than there is, and of options only what the agency gives', () => {
  fc.assert(
    fc.property(basket, (one: Basket) => {
      const { booking } = priced(one)
      const { lines, totalCents } = bookingPrice(booking)
      const sumOf = (...kinds: string[]) =>
        lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountCents }) => sum + amountCents, 0)
      expect(totalCents).toBe(Math.max(0, sumOf('full', 'child', 'option', 'discount')))
      const codeOnly = bookingPrice({ ...booking, discounts: booking.discounts.filter(({ kind }) => kind === 'promo') })
      expect(codeOnly.totalCents).toBeGreaterThanOrEqual(sumOf('option'))
      expect(codeOnly.totalCents - totalCents).toBe(Math.min(one.deskCents ?? 0, codeOnly.totalCents))
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
        const share = travelerShareCents({ ...left, isChild })
        expect(share).toBeGreaterThanOrEqual(0)
        shares += share
        const flags = left.flags.toSpliced(at, 1)
        left = { ...left, travelers: left.travelers - 1, children: flags.filter(Boolean).length, flags }
      }
      expect(shares + bookingPrice(left).totalCents).toBe(bookingPrice(booking).totalCents)
    }),
    RUNS,
  )
})
