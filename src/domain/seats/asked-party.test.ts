import { describe, expect, it } from 'vitest'
import {
  agesOfParty,
  agesWithTravelers,
  fittingTrips,
  isWithoutAdult,
  partyOfAges,
  withChildren,
  withTravelers,
} from './asked-party'

describe('a party by its ages', () => {
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
  ] as const)('is %s', (_case, ages, type, party) => {
    expect(partyOfAges({ ages, type })).toEqual(party)
  })

  it('has its adults first', () => {
    expect(agesOfParty({ adults: 1, children: [9, null] })).toEqual([18, 9, null])
  })

  it('is without an adult once all told that', () => {
    expect([[17, 17], [17, null], [18, 9], []].map(isWithoutAdult)).toEqual([true, false, false, false])
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

  it('tells ages for another number: of each child where they are asked for, of a group elsewhere', () => {
    const family = { needsAges: true, expeditionType: 'family' } as const
    const adult = { needsAges: false, expeditionType: 'adult' } as const
    expect(agesWithTravelers({ ages: [18, 18, 9], count: 2, asked: family })).toEqual([18, 9])
    expect(agesWithTravelers({ ages: [17, 17], count: 3, asked: adult })).toEqual([17, 17, 17])
    expect(agesWithTravelers({ ages: [null, null], count: 1, asked: adult })).toEqual([null])
  })
})

it('leads to trips that fit, around the same days', () => {
  expect(fittingTrips({ reason: 'no_adult', days: { start: '2027-07-16', end: '2027-07-20' } }).href).toBe(
    '/expeditions?type=kids&start=2027-07-01&end=2027-08-04',
  )
})
