import { describe, expect, it } from 'vitest'
import { needsAges, partyRefusal, partyWords, refusalText, travelerAges } from './party-ages'

const family = { expeditionType: 'family', ageMinChild: 6, ageMaxChild: null } as const
const kids = { expeditionType: 'kids', ageMinChild: 8, ageMaxChild: 12 } as const
const adult = { expeditionType: 'adult', ageMinChild: null, ageMaxChild: null } as const

describe('the ages of a party', () => {
  const ageOf = (birthDate: string | null, departureStart: string, told: number | null = null) =>
    travelerAges({ travelers: 1, told: [told], birthDates: [birthDate], departureStart })[0]

  it.each([
    ['on the eve of a birthday', '2018-07-15', '2027-07-14', 8],
    ['on the birthday', '2018-07-15', '2027-07-15', 9],
    ['of 29 February, on the 28th', '2016-02-29', '2027-02-28', 10],
    ['of 29 February, on 1 March', '2016-02-29', '2027-03-01', 11],
    ['of 29 February, in a leap year', '2016-02-29', '2028-02-29', 12],
    ['of a grown-up', '1990-01-01', '2027-07-15', 18],
    ['on the day of being of age', '2009-07-15', '2027-07-15', 18],
    ['on the eve of being of age', '2009-07-16', '2027-07-15', 17],
    ['born after the departure', '2028-01-01', '2027-07-15', 0],
  ])('counts on the first day: %s', (_case, birthDate, day, age) => {
    expect(ageOf(birthDate, day)).toBe(age)
  })

  it('goes by the date of birth, whatever was told', () => {
    expect(ageOf('2018-07-15', '2027-07-15', 4)).toBe(9)
  })

  it.each([null, '', '2018-02-30', '2018'])('goes by what was told while %s is no date', (birthDate) => {
    expect(ageOf(birthDate, '2027-07-15', 4)).toBe(4)
  })

  it('has a place for each traveler, told or not', () => {
    expect(
      travelerAges({ travelers: 3, told: [18], birthDates: [null, '2018-07-15'], departureStart: '2027-07-15' }),
    ).toEqual([18, 9, null])
  })
})

describe('who may come', () => {
  it.each([
    ['a family', [18, 18, 9], family, null],
    ['a family whose child has just the age', [18, 6], family, null],
    ['a family with a younger child', [18, 5], family, 'too_young'],
    ['a child without an adult', [9], family, 'no_adult'],
    ['a child with somebody of whom no age is known', [9, null], family, null],
    ['nobody of whom an age is known', [null, null], family, null],
    ['a minor alone among adults', [17], adult, 'no_adult'],
    ['two minors', [17, 16], adult, 'no_adult'],
    ['a minor with an adult', [18, 16], adult, null],
    ['children without their parents', [8, 12], kids, null],
    ['a child too young for that', [7], kids, 'too_young'],
    ['a child too old for that', [13], kids, 'too_old'],
    ['a parent, where parents stay at home', [18, 9], kids, 'too_old'],
    ['a child of the oldest age', [17], { ...kids, ageMaxChild: 17 }, null],
    ['a grown-up where any minor may come', [18], { ...kids, ageMaxChild: 17 }, 'too_old'],
  ])('says of %s', (_case, ages, trip, reason) => {
    expect(partyRefusal({ ages, trip })?.reason ?? null).toBe(reason)
  })

  it('names the rule and what to do instead', () => {
    const textOf = (...[party]: Parameters<typeof partyRefusal>) => {
      const refusal = partyRefusal(party)
      return refusal && refusalText(refusal)
    }
    expect(textOf({ ages: [18, 5], trip: family })).toMatch(/partir de 6\u00a0ans.*appelle-nous/)
    expect(textOf({ ages: [13], trip: kids })).toMatch(/jusqu’à 12\u00a0ans.*en famille/)
    expect(textOf({ ages: [16], trip: adult })).toMatch(/avec un adulte.*18\u00a0ans ou plus.*Sans les parents/)
  })

  it('asks for ages where there are children', () => {
    expect([needsAges('adult'), needsAges('family'), needsAges('kids'), needsAges('basecamp')]).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})

it.each([
  [[18, 18, 9], '2\u00a0adultes, 1\u00a0enfant (9\u00a0ans)'],
  [[18, 9, 12], '1\u00a0adulte, 2\u00a0enfants (9\u00a0ans, 12\u00a0ans)'],
  [[18, null], '1\u00a0adulte, 1\u00a0voyageur'],
  [[8], '1\u00a0enfant (8\u00a0ans)'],
])('says a party in words', (ages, words) => {
  expect(partyWords(ages)).toBe(words)
})
