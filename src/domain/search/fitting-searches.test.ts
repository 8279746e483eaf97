import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittingSearches, stepAboveSearches } from './fitting-searches'

describe('the searches of trips that fit', () => {
  it('begin with the own level in the strongest families, and go down', () => {
    const searches = fittingSearches({ 'a-pieds': 2, neige: 2, 'a-velo': 1, autres: undefined })
    expect(searches.slice(0, 3)).toEqual([
      { categories: 'a-pieds,neige', level: '2', travelers: '1' },
      { categories: 'a-pieds,neige', level: '1', travelers: '1' },
      { categories: 'a-pieds,neige', level: '0', travelers: '1' },
    ])
  })

  it.each([
    ['the easiest for level 0', 0, '0', 1],
    ['the hardest for level 5', 5, '5', 6],
  ])('ask first for %s', (_name, level, first, own) => {
    const searches = fittingSearches({ 'a-pieds': level })
    expect(searches[0]?.level).toBe(first)
    expect(searches.slice(own).map((search) => search.level)).toEqual(['0,1', '2', '3,4,5', undefined])
  })

  it('never ask above the own level before all that is below was asked, and end on the whole catalogue', () => {
    const someLevels = fc.dictionary(fc.constantFrom('a-pieds', 'neige', 'autres'), fc.nat({ max: 5 }))
    fc.assert(
      fc.property(someLevels, (levels) => {
        const best = Math.max(0, ...Object.values(levels))
        const own = fittingSearches(levels).slice(0, best + 1)
        expect(own.map(({ level }) => Number(level))).toEqual([...Array(best + 1).keys()].toReversed())
        expect(fittingSearches(levels).at(-1)).toEqual({})
      }),
    )
  })
})

it('looks within one level more in each family, the most demanding trips first', () => {
  const reach = 'a-pieds.3,a-velo.1'
  expect(stepAboveSearches({ 'a-velo': 0, 'a-pieds': 2, neige: 5, eau: undefined })).toEqual([
    { reach, level: '3', travelers: '1' },
    { reach, level: '2', travelers: '1' },
    { reach, level: '1', travelers: '1' },
  ])
})

it('looks for nothing above the highest level, nor without a level', () => {
  expect(stepAboveSearches({ neige: 5 })).toEqual([])
  expect(stepAboveSearches({})).toEqual([])
})
