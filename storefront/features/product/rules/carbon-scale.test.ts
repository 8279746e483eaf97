import { describe, expect, it } from 'vitest'
import { buildTripCarbon } from '@/storefront/lib/trains/trip-carbon.fixture'
import { drawWays, stayParts } from './carbon-scale'

describe('the chart of the ways', () => {
  it('has one scale from zero to the highest end, and marks the lightest alone', () => {
    const drawn = drawWays(buildTripCarbon().ways)
    expect(drawn.map(({ way, bar, low, high, isLightest }) => [way.mode, bar, low, high, isLightest])).toEqual([
      ['train', 3, 2.5, 4, true],
      ['coach', 19, 16, 23, false],
      ['car_1', 50, 40, 60, false],
      ['plane', 70, 50, 100, false],
    ])
    expect(drawWays([])).toEqual([])
  })
})

describe('the parts of a stay', () => {
  it('are the heaviest first, the margin last, each with its share and what it holds', () => {
    const parts = stayParts(buildTripCarbon().stay?.lines ?? [])
    expect(
      parts.map(({ name, grams, share, detail }) => [name, grams, share, detail.replaceAll('\u00a0', ' ')]),
    ).toEqual([
      ['Les repas', 9_000, 52.9, '9 × repas végétarien'],
      ['Ta part du guide', 4_000, 23.5, ''],
      ['Les nuits', 1_500, 8.8, '3 × tente ou bivouac'],
      ['Les transports', 500, 2.9, 'Navette, 20 km'],
      ['La marge, pour ce qu’on n’a pas compté', 2_000, 11.8, ''],
    ])
  })
})
