import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACTORS } from '../../../tests/factories/factors'
import { stayFigure, type Stay } from './stay'
import { sum } from './way'

const km = fc.integer({ min: 0, max: 900 })

describe('a stay', () => {
  const stays: fc.Arbitrary<Stay> = fc.record({
    days: fc.integer({ min: 1, max: 15 }),
    nights: fc.array(
      fc.record({ kind: fc.constantFrom('hotel', 'refuge', 'boat'), count: fc.integer({ min: 1, max: 14 }) }),
      {
        maxLength: 3,
      },
    ),
    meals: fc.array(
      fc.record({ kind: fc.constantFrom('vegan', 'red_meat', 'breakfast'), count: fc.integer({ min: 1, max: 40 }) }),
      {
        maxLength: 3,
      },
    ),
    transfers: fc.array(
      fc.record({
        mode: fc.constantFrom('minibus', 'coach', 'walk'),
        label: fc.constant(''),
        km,
        occupants: fc.option(fc.integer({ min: 1, max: 9 })),
      }),
      { maxLength: 3 },
    ),
    guide_km: km,
    travelers: fc.integer({ min: 1, max: 12 }),
  })

  it('is the sum of its lines, its margin last and apart', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        const { lines, grams, low, high } = stayFigure({ stay, factors: FACTORS })
        expect(grams).toBe(sum(lines, (line) => line.grams))
        expect(low).toBeLessThanOrEqual(grams)
        expect(high).toBeGreaterThanOrEqual(grams)
        expect(lines.slice(0, -1).every(({ kind }) => kind !== 'margin')).toBe(true)
        const before = sum(lines.slice(0, -1), (line) => line.grams)
        if (lines.length > 0) expect(lines.at(-1)?.grams).toBe(Math.round(before * 0.15))
      }),
    )
  })
})
