import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/days/days'
import { CANCELLATION_TERMS, FEE_TABLE } from '../../../tests/factories/fee-table'
import {
  cancellationFee,
  cancellationSteps,
  ceilingAfterMove,
  openSteps,
  travelerCancellation,
  type FeeTable,
} from './cancellation'

const departureStart = '2027-06-14'
const terms = { ...CANCELLATION_TERMS, departureStart }

describe('the cancellation rule', () => {
  it('is told as real dates', () => {
    expect(cancellationSteps(terms)).toEqual([
      { until: '2027-05-15', refundPercent: 100 },
      { until: '2027-05-31', refundPercent: 70 },
      { until: null, refundPercent: 0 },
    ])
  })

  it.each([
    ['costs nothing months before', '2026-12-01', 0, 100],
    ['costs nothing on the thirtieth day before', '2027-05-15', 0, 100],
    ['costs 30 % from the next day', '2027-05-16', 38_400, 70],
    ['costs 30 % on the fourteenth day before', '2027-05-31', 38_400, 70],
    ['costs everything from the next day', '2027-06-01', 128_000, 0],
  ])('%s', (_case, today, feeCents, refundPercent) => {
    expect(cancellationFee({ ...terms, totalCents: 128_000, travelersFeeCents: 0, today })).toEqual({
      feeCents,
      refundPercent,
    })
  })

  it.each([
    ['2027-05-15', ['2027-05-15', '2027-05-31', null]],
    ['2027-05-16', ['2027-05-31', null]],
    ['2027-06-01', [null]],
  ])('can still be used, on %s, until %j', (today, days) => {
    expect(openSteps(cancellationSteps(terms), today).map(({ until }) => until)).toEqual(days)
  })

  it('rounds to the cent', () => {
    expect(cancellationFee({ ...terms, totalCents: 99_995, travelersFeeCents: 0, today: '2027-05-20' }).feeCents).toBe(
      29_999,
    )
  })

  it('never charges twice what is kept for a traveler canceled before', () => {
    const booking = { ...terms, totalCents: 147_200, travelersFeeCents: 19_200 }
    expect(cancellationFee({ ...booking, today: '2027-05-20' }).feeCents).toBe(19_200 + 38_400)
    expect(cancellationFee({ ...booking, today: '2027-05-10' }).feeCents).toBe(19_200)
  })

  it('is the one of the booking: another table counts otherwise', () => {
    const feeTable: FeeTable = {
      version: 'polar',
      steps: [
        { days_before: 90, refund_percent: 80 },
        { days_before: 0, refund_percent: 25 },
      ],
    }
    const booking = { ...terms, feeTable, totalCents: 100_000, travelersFeeCents: 0 }
    expect(cancellationFee({ ...booking, today: '2027-03-16' })).toEqual({ feeCents: 20_000, refundPercent: 80 })
    expect(cancellationFee({ ...booking, today: '2027-03-17' })).toEqual({ feeCents: 75_000, refundPercent: 25 })
  })

  it.each([
    ['the last Sunday of March', '2027-04-27', '2027-03-28', '2027-03-29'],
    ['the last Sunday of October', '2027-11-30', '2027-10-31', '2027-11-01'],
  ])('counts calendar days over the change of hour on %s', (_case, start, lastFree, next) => {
    const booking = { ...terms, departureStart: start, totalCents: 100_000, travelersFeeCents: 0 }
    expect(cancellationFee({ ...booking, today: lastFree }).feeCents).toBe(0)
    expect(cancellationFee({ ...booking, today: next }).feeCents).toBe(30_000)
  })
})

describe('a move', () => {
  it.each([
    ['nothing while it is free', '2027-05-15', 100],
    ['what is not refunded any more', '2027-05-16', 70],
    ['everything, where nothing was left', '2027-06-01', 0],
  ])('takes %s', (_case, today, ceiling) => {
    expect(ceilingAfterMove({ ...terms, today })).toBe(ceiling)
  })

  it('never gives back what an earlier one took', () => {
    expect(ceilingAfterMove({ ...terms, refundCeiling: 70, today: '2027-01-01' })).toBe(70)
  })

  it('leaves the steps below the one that was reached, with the new dates', () => {
    const moved = { ...terms, refundCeiling: 70, departureStart: '2027-07-12' }
    expect(cancellationSteps(moved)).toEqual([
      { until: '2027-06-28', refundPercent: 70 },
      { until: null, refundPercent: 0 },
    ])
    expect(cancellationSteps({ ...moved, refundCeiling: 0 })).toEqual([{ until: null, refundPercent: 0 }])
    expect(cancellationFee({ ...moved, totalCents: 1000, travelersFeeCents: 0, today: '2027-01-01' })).toEqual({
      feeCents: 300,
      refundPercent: 70,
    })
  })
})

describe('one traveler of several', () => {
  const booking = { ...terms, totalCents: 192_000, travelersFeeCents: 0, shareCents: 64_000 }

  it.each([
    ['costs nothing until the thirtieth day before', '2027-05-15', 0, 100, 128_000],
    ['costs 30 % of their own share then', '2027-05-20', 19_200, 70, 147_200],
    ['is not given back from the fourteenth day on', '2027-06-01', 64_000, 0, 192_000],
  ])('%s', (_case, today, feeCents, refundPercent, totalCents) => {
    expect(travelerCancellation({ ...booking, today })).toEqual({ feeCents, refundPercent, totalCents })
  })

  it('adds to what was kept for another', () => {
    const next = { ...booking, totalCents: 147_200, travelersFeeCents: 19_200, today: '2027-05-21' }
    expect(travelerCancellation(next)).toEqual({ feeCents: 19_200, refundPercent: 70, totalCents: 102_400 })
  })
})

describe('any table', () => {
  const tables = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 365 }), { maxLength: 7 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 }),
    )
    .map(([days, percents]): FeeTable => {
      const descending = (numbers: number[]) => numbers.toSorted((one, other) => other - one)
      const shares = descending(percents)
      const steps = [...descending(days), 0].map((days_before, index) => ({
        days_before,
        refund_percent: shares[index] ?? 0,
      }))
      return { version: 'any', steps }
    })
  const bookings = fc.record({
    feeTable: tables,
    refundCeiling: fc.integer({ min: 0, max: 100 }),
    totalCents: fc.integer({ min: 0, max: 2_000_000 }),
    travelersFeeCents: fc.constant(0),
    departureStart: fc.constantFrom('2027-03-29', '2027-06-14', '2027-11-01', '2028-03-01'),
  })
  const daysBefore = fc.integer({ min: 1, max: 500 })

  it('costs more as time goes, and never more than the price; what is kept and what is refunded are the price', () => {
    fc.assert(
      fc.property(bookings, daysBefore, daysBefore, (booking, one, other) => {
        const feeAt = (days: number) => cancellationFee({ ...booking, today: addDays(booking.departureStart, -days) })
        const [sooner, later] = [feeAt(Math.max(one, other)), feeAt(Math.min(one, other))]
        expect(later.feeCents).toBeGreaterThanOrEqual(sooner.feeCents)
        expect(later.feeCents).toBeLessThanOrEqual(booking.totalCents)
        const refund = booking.totalCents - later.feeCents
        expect(Math.abs(refund - (booking.totalCents * later.refundPercent) / 100)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('is told so that each step holds on its day and the next one the day after', () => {
    fc.assert(
      fc.property(bookings, (booking) => {
        const steps = cancellationSteps(booking)
        expect(steps.at(-1)?.until).toBeNull()
        for (const [index, { until, refundPercent }] of steps.entries()) {
          const next = steps[index + 1]?.refundPercent ?? -1
          expect(next).toBeLessThan(refundPercent)
          if (until === null) continue
          expect(cancellationFee({ ...booking, today: until }).refundPercent).toBe(refundPercent)
          expect(cancellationFee({ ...booking, today: addDays(until, 1) }).refundPercent).toBe(next)
        }
      }),
    )
  })

  it('never refunds more after a move than before, however far the new dates are', () => {
    fc.assert(
      fc.property(bookings, daysBefore, fc.integer({ min: 0, max: 700 }), (booking, days, later) => {
        const today = addDays(booking.departureStart, -days)
        const { refundPercent } = cancellationFee({ ...booking, today })
        const moved = {
          ...booking,
          refundCeiling: ceilingAfterMove({ ...booking, today }),
          departureStart: addDays(booking.departureStart, later),
        }
        expect(cancellationFee({ ...moved, today }).refundPercent).toBeLessThanOrEqual(refundPercent)
      }),
    )
  })
})

it('the table of the tests is the one of version 1', () => {
  expect(FEE_TABLE.steps.map(({ days_before, refund_percent }) => [days_before, refund_percent])).toEqual([
    [30, 100],
    [14, 70],
    [0, 0],
  ])
})
