import { describe, expect, it } from 'vitest'
import { priceRanges } from './hit-bits'

describe('a range of prices', () => {
  it.each<[string, Parameters<typeof priceRanges>[0], ReturnType<typeof priceRanges>]>([
    [
      'from one hundred to another ends on the cent of the second',
      { min: 500, max: 1500 },
      { hundreds: [5, 14], ends: [[150_000, 150_000]] },
    ],
    [
      'between hundreds has an end on each side',
      { min: 450, max: 650 },
      {
        hundreds: [5, 5],
        ends: [
          [45_000, 49_999],
          [60_000, 65_000],
        ],
      },
    ],
    ['within a hundred has none whole', { min: 410, max: 490 }, { ends: [[41_000, 49_000]] }],
    ['upside down holds nothing', { min: 900, max: 300 }, { ends: [[90_000, 30_000]] }],
    ['without a beginning starts at nothing', { max: 900 }, { hundreds: [0, 8], ends: [[90_000, 90_000]] }],
    ['without an end has one end', { min: 250 }, { hundreds: [3, 214_747], ends: [[25_000, 29_999]] }],
  ])('%s', (_case, range, expected) => {
    expect(priceRanges(range)).toEqual(expected)
  })
})
