import { describe, expect, it } from 'vitest'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import { changeOf, fittingTrips, partyOf, refusalOf, withChildren, withTravelers } from './party'

const cartOf = (ages: Array<number | null>, expedition_type = 'family') => ({
  party: { ages, needs_ages: true, child_fare: null, refusal: null },
  expedition: buildBookedExpedition({ expedition_type, age_min_child: 6 }),
})

describe('the party of a cart', () => {
  it.each([
    ['adults while nothing is told', [null, null], 'family', { adults: 2, children: [] }],
    [
      'children while nothing is told, without the parents',
      [null, null],
      'kids',
      { adults: 0, children: [null, null] },
    ],
    ['adults and children by what was told', [18, 9], 'family', { adults: 1, children: [9] }],
    ['a child whose age is still to tell', [18, null], 'family', { adults: 1, children: [null] }],
  ])('is %s', (_case, ages, type, party) => {
    expect(partyOf({ cart: cartOf(ages, type), pending: {} })).toEqual(party)
  })

  it('is what was changed and waits to be saved', () => {
    expect(partyOf({ cart: cartOf([18, 18]), pending: { ages: [18, 7] } })).toEqual({ adults: 1, children: [7] })
  })
})

describe('a party that changes', () => {
  const party = { adults: 2, children: [9] }

  it('grows by adults, and by children where the parents stay at home', () => {
    expect(withTravelers({ party, count: 4, isKids: false })).toEqual({ adults: 3, children: [9] })
    expect(withTravelers({ party: { adults: 0, children: [9] }, count: 2, isKids: true })).toEqual({
      adults: 0,
      children: [9, null],
    })
  })

  it('keeps an adult as long as anybody comes', () => {
    expect(withTravelers({ party, count: 2, isKids: false })).toEqual({ adults: 1, children: [9] })
    expect(withTravelers({ party, count: 1, isKids: false })).toEqual({ adults: 1, children: [] })
  })

  it('has as many children as one says, whose ages are kept', () => {
    expect(withChildren({ party, count: 2 })).toEqual({ adults: 1, children: [9, null] })
    expect(withChildren({ party, count: 0 })).toEqual({ adults: 3, children: [] })
  })

  it('is told to the cart with adults first', () => {
    expect(changeOf({ adults: 1, children: [9, null] })).toEqual({ travelers_count: 3, ages: [18, 9, null] })
  })
})

it('is refused before the server says so, with trips that fit', () => {
  expect(refusalOf({ cart: cartOf([18, 5]), pending: {} })?.reason).toBe('too_young')
  expect(refusalOf({ cart: cartOf([18, 6]), pending: {} })).toBeNull()
  expect(
    fittingTrips({ reason: 'no_adult', departure: { departure_start: '2027-07-16', departure_end: '2027-07-20' } })
      .href,
  ).toBe('/expeditions?type=kids&start=2027-07-01&end=2027-08-04')
})
