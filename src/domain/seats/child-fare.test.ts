import { describe, expect, it } from 'vitest'
import { childFareLabel, childFareOf, fareChangeWords, paysChildFare } from './child-fare'

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

it.each([
  ['13 years instead of 10', 10, 13, 'Le prix change : 13 ans le jour du départ, plein tarif.'],
  ['of age instead of 10', 10, 18, 'Le prix change : 18 ans ou plus le jour du départ, plein tarif.'],
  ['10 years instead of 13', 13, 10, 'Le prix change : 10 ans le jour du départ, tarif enfant.'],
  ['nothing of another age at the same price', 9, 10, null],
  ['nothing where no age was told', null, 13, null],
])('says why the price changes by a date of birth: %s', (_what, told, age, words) => {
  expect(fareChangeWords({ told, age, fare: { maxAge: 11 } })?.replaceAll('\u00a0', ' ') ?? null).toBe(words)
})

it('says of no change where everybody pays the same', () => {
  expect(fareChangeWords({ told: 10, age: 13, fare: null })).toBeNull()
})
