import { describe, expect, it } from 'vitest'
import { comparable, daysSinceSale, travelersBefore, USUAL_FROM, usualSales, type SoldDeparture } from './usual-sales'

const STEPS = [
  { daysBefore: 90, travelers: 2 },
  { daysBefore: 40, travelers: 3 },
  { daysBefore: 35, travelers: -2 },
]

describe('the travelers of a departure', () => {
  it.each([
    [91, 0],
    [90, 2],
    [41, 2],
    [40, 5],
    [35, 3],
    [0, 3],
  ])('%i days before are %i: who had come, and had not left', (daysBefore, travelers) => {
    expect(travelersBefore({ steps: STEPS, daysBefore })).toBe(travelers)
  })
})

it.each([
  ['its last sale, whoever left since', STEPS, 10],
  ['when it was made, where it has none', [], 50],
])('days without a sale are counted from %s', (_case, steps, days) => {
  expect(daysSinceSale({ steps, daysBefore: 30, daysSinceMade: 50 })).toBe(days)
})

describe('departures that are compared', () => {
  it.each([
    ['sold before it left', STEPS, 1],
    ['never sold', [], 1],
    ['left by a traveler after it began', [...STEPS, { daysBefore: -1, travelers: -1 }], 1],
    ['written down once it had left', [{ daysBefore: -3, travelers: 4 }], 0],
  ])('one that was %s', (_case, steps, count) => {
    expect(comparable([{ capacity: 8, steps }])).toHaveLength(count)
  })

  it('leave out one without seats', () => {
    expect(comparable([{ capacity: 0, steps: [] }])).toEqual([])
  })
})

/** Departures of ten seats that had sold so many of them sixty days before. */
const sold = (travelers: readonly number[]): SoldDeparture[] =>
  travelers.map((count) => ({ capacity: 10, steps: [{ daysBefore: 60, travelers: count }] }))

describe('what departures usually had sold', () => {
  // 0, 0, 1, 1 … 9, 9, and one that was full.
  const departures = sold([...Array.from({ length: 20 }, (_, index) => Math.floor(index / 2)), 10])

  it('is what nine in ten had sold as long before, and half of them', () => {
    expect(usualSales({ departures, daysBefore: 60, capacity: 10 })).toEqual({ low: 0, median: 5, high: 9 })
    expect(usualSales({ departures, daysBefore: 61, capacity: 10 })).toEqual({ low: 0, median: 0, high: 0 })
  })

  it('is counted in seats of the departure that is compared', () => {
    const alike = sold(Array.from({ length: USUAL_FROM }, () => 5))
    expect(usualSales({ departures: alike, daysBefore: 30, capacity: 8 })).toEqual({ low: 4, median: 4, high: 4 })
    expect(usualSales({ departures: alike, daysBefore: 30, capacity: 7 })).toEqual({ low: 3, median: 3.5, high: 4 })
  })

  it('is no more than all seats, where the agency booked beyond them', () => {
    const beyond = sold(Array.from({ length: USUAL_FROM }, () => 12))
    expect(usualSales({ departures: beyond, daysBefore: 0, capacity: 8 })?.high).toBe(8)
  })

  it('is not said before enough have left', () => {
    const few = sold(Array.from({ length: USUAL_FROM - 1 }, () => 5))
    expect(usualSales({ departures: few, daysBefore: 0, capacity: 8 })).toBeNull()
  })
})
