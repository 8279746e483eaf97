import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostSharers, sharingDeadline, splitShares } from './shared-deposit'

describe('the shares of a deposit', () => {
  it.each([
    [30_000, 3, [10_000, 10_000, 10_000]],
    [10_000, 3, [3334, 3333, 3333]],
    [38_399, 2, [19_200, 19_199]],
    [54_002, 4, [13_501, 13_501, 13_500, 13_500]],
  ])('%i cents between %i', (totalCents, payers, shares) => {
    expect(splitShares({ totalCents, payers })).toEqual(shares)
  })

  it('are the deposit to the cent, and differ by a cent at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), fc.integer({ min: 2, max: 20 }), (totalCents, payers) => {
        const shares = splitShares({ totalCents, payers })
        expect(shares).toHaveLength(payers)
        expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        expect(shares.toSorted((one, other) => other - one)).toEqual(shares)
      }),
    )
  })

  it.each([
    [1, 30_000, 0],
    [2, 30_000, 2],
    [3, 250, 2],
    [3, 199, 0],
    [3, 0, 0],
    [40, 900_000, 20],
  ])('%i travelers and %i cents: %i at most', (travelers, dueCents, most) => {
    expect(mostSharers({ travelers, dueCents })).toBe(most)
  })
})

describe('the end of a sharing', () => {
  const now = new Date('2027-03-02T17:00:00Z')
  const at = (text: string) => new Date(text)

  it('comes two days after it was first shared', () => {
    expect(sharingDeadline({ now, firstOpenedAt: now, departureStart: '2027-06-14' })).toEqual(
      at('2027-03-04T17:00:00Z'),
    )
    const firstOpenedAt = at('2027-03-01T17:00:00Z')
    expect(sharingDeadline({ now, firstOpenedAt, departureStart: '2027-06-14' })).toEqual(at('2027-03-03T17:00:00Z'))
  })

  it('comes no later than the departure’s first day in Paris', () => {
    expect(sharingDeadline({ now, firstOpenedAt: now, departureStart: '2027-03-04' })).toEqual(
      at('2027-03-03T23:00:00Z'),
    )
  })

  it('is none when less than an hour is left', () => {
    const firstOpenedAt = at('2027-02-28T17:30:00Z')
    expect(sharingDeadline({ now, firstOpenedAt, departureStart: '2027-06-14' })).toBeNull()
    expect(
      sharingDeadline({ now: at('2027-03-03T22:30:00Z'), firstOpenedAt: now, departureStart: '2027-03-04' }),
    ).toBeNull()
  })
})
