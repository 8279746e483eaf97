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

  it('takes no town for what is no code', () => {
    expect(readComparison({ from: 'Lyon' })).toEqual({ trips: [] })
    expect(readComparison({ from: ['69123', '75056'] })).toEqual({ trips: [] })
  })
})
