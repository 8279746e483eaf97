import { describe, expect, it } from 'vitest'
import { comparisonPath, readComparison } from './comparison'

describe('the address of a comparison', () => {
  it('names trips and town, and is read again', () => {
    const comparison = { trips: ['vercors', 'tour-du-mont-blanc'], from: '69123' }
    expect(comparisonPath(comparison)).toBe('/comparer?trips=vercors,tour-du-mont-blanc&from=69123')
    expect(readComparison({ trips: 'vercors,tour-du-mont-blanc', from: '69123' })).toEqual(comparison)
    expect(comparisonPath({ trips: [] })).toBe('/comparer')
  })

  it.each([
    ['five trips', 'a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['the same trip twice', 'a,b,a', ['a', 'b']],
    ['what is no slug', '../a,A,<b>,,c', ['c']],
    ['a key twice', ['a', 'b,c'], ['a', 'b', 'c']],
    ['nothing', undefined, []],
  ])('takes %s', (_, trips, kept) => {
    expect(readComparison({ trips }).trips).toEqual(kept)
  })

  it('names the dates and travelers that are looked for, and takes none that cannot be', () => {
    const asked = { trips: ['vercors'], start: '2027-05-01', end: '2027-05-31', travelers: 3 }
    expect(comparisonPath(asked)).toBe('/comparer?trips=vercors&start=2027-05-01&end=2027-05-31&travelers=3')
    expect(readComparison({ trips: 'vercors', start: '2027-05-01', end: '2027-05-31', travelers: '3' })).toEqual(asked)
    expect(readComparison({ start: '2027-02-30', end: 'mai', travelers: '31' })).toEqual({ trips: [] })
    expect(readComparison({ start: ['2027-05-01', '2027-06-01'], travelers: '0' })).toEqual({ trips: [] })
  })

  it('takes no town for what is no code', () => {
    expect(readComparison({ from: 'Lyon' })).toEqual({ trips: [] })
    expect(readComparison({ from: ['69123', '75056'] })).toEqual({ trips: [] })
  })
})
