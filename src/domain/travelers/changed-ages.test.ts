import { describe, expect, it } from 'vitest'
import { changedAges, FARE_CHANGES } from './changed-ages'

const trip = { expeditionType: 'family', ageMinChild: 6, ageMaxChild: null } as const

const change = (
  before: Array<number | null>,
  after: Array<number | null>,
  {
    childPriceMaxAge = 11,
    paysChild = before.map((age) => age !== null && age < 12),
  }: { childPriceMaxAge?: number | null; paysChild?: boolean[] } = {},
) => changedAges({ before, after, trip, childPriceMaxAge, paysChild })

describe('a date of birth that comes after the order', () => {
  it('is fine at the age that was told', () => {
    expect(change([18, 9], [18, 9]).size).toBe(0)
  })

  it('is fine at another age of the same price', () => {
    expect(change([18, 9], [18, 10]).size).toBe(0)
  })

  it.each([
    ['dearer', [18, 9], [18, 12]],
    ['cheaper', [18, 12], [18, 11]],
  ])('is refused at its place when it makes the trip %s', (_case, before, after) => {
    expect(change(before, after)).toEqual(new Map([[2, { reason: 'fare', message: FARE_CHANGES }]]))
  })

  it('changes no price of a booking that has one for all', () => {
    expect(change([18, 9], [18, 12], { childPriceMaxAge: null, paysChild: [false, false] }).size).toBe(0)
  })

  it('is refused when no adult is left', () => {
    expect(change([18, 12], [17, 12]).get(1)).toMatchObject({ reason: 'party' })
  })

  it('leaves alone what was wrong before and does not change', () => {
    expect(change([17, 12], [17, 12]).size).toBe(0)
  })

  it('may be taken back', () => {
    expect(change([18, 9], [18, null]).size).toBe(0)
  })
})
