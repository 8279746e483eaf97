import { describe, expect, it } from 'vitest'
import { bookingPrice, optionWords, travelerShareCents } from './booking-price'

const insurance = { id: 'a', label: 'Assurance annulation', unitCents: 3_800, count: 2 }
const priceOf = (travelers: number, options = [insurance]) =>
  bookingPrice({
    label: 'Traversée du Vercors',
    unitCents: 64_000,
    travelers,
    options,
    childFare: null,
    children: 0,
    discounts: [],
  })

describe('the price of a booking', () => {
  it('is the trip’s for each traveler', () => {
    expect(priceOf(2, [])).toEqual({
      lines: [{ kind: 'full', label: 'Traversée du Vercors', unitCents: 64_000, count: 2, amountCents: 128_000 }],
      totalCents: 128_000,
    })
  })

  it('adds the options, a line each', () => {
    const { lines, totalCents } = priceOf(3)
    expect(lines[1]).toEqual({
      kind: 'option',
      label: 'Assurance annulation',
      unitCents: 3_800,
      count: 2,
      amountCents: 7_600,
    })
    expect(totalCents).toBe(199_600)
  })

  it('counts an option once a traveler at most', () => {
    expect(priceOf(1).totalCents).toBe(67_800)
  })

  it('says nothing of an option that nobody takes', () => {
    expect(priceOf(1, [{ ...insurance, count: 0 }]).lines).toHaveLength(1)
  })
})

describe('the share of one traveler', () => {
  const booking = {
    label: '',
    unitCents: 64_000,
    travelers: 3,
    childFare: null,
    children: 0,
    isChild: false,
    discounts: [],
    options: [insurance],
  }

  it('is the trip, while enough others take each option', () => {
    expect(travelerShareCents(booking)).toBe(64_000)
  })

  it('holds an option that nobody is left to take', () => {
    expect(travelerShareCents({ ...booking, travelers: 2 })).toBe(67_800)
  })
})

it('says the options in words', () => {
  expect(optionWords([insurance, { label: 'Nuit avant le départ', count: 1 }])).toBe(
    'Assurance annulation ×\u00a02, Nuit avant le départ ×\u00a01',
  )
})
