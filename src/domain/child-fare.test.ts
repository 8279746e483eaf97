import { describe, expect, it } from 'vitest'
import { childFareLabel, childFareOf, paysChildFare } from './child-fare'

const trip = {
  unitCents: 90_000,
  childPriceCents: 60_000,
  childPriceMaxAge: 11,
}

describe('the price of children', () => {
  it('is the trip’s own, up to its age, and calls nobody an adult who is 13', () => {
    expect(childFareOf(trip)).toEqual({ unitCents: 60_000, maxAge: 11, fullLabel: 'Plein tarif' })
  })

  it.each([
    ['without a price', { childPriceCents: null }],
    ['without an age', { childPriceMaxAge: null }],
    ['on a departure that costs as little', { unitCents: 60_000 }],
    ['on a departure that costs less', { unitCents: 45_000 }],
  ])('is everybody’s %s', (_case, change) => {
    expect(childFareOf({ ...trip, ...change })).toBeNull()
  })

  it.each([
    [0, true],
    [11, true],
    [12, false],
    [18, false],
    [null, false],
  ])('is for an age of %s: %s', (age, pays) => {
    expect(paysChildFare({ age, fare: { maxAge: 11 } })).toBe(pays)
  })

  it('is nobody’s where there is none', () => {
    expect(paysChildFare({ age: 3, fare: null })).toBe(false)
  })

  it('is called by the age that no longer has it', () => {
    expect(childFareLabel(11)).toBe('Enfant (moins de 12\u00a0ans)')
  })
})
