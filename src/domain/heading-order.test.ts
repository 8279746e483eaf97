import { describe, expect, it } from 'vitest'
import { headingGap } from './heading-order'

describe('the order of headings', () => {
  it.each([
    ['no heading', []],
    ['one part after another', [2, 2, 2]],
    ['parts within parts', [2, 3, 4, 4]],
    ['a return to the first level', [2, 3, 4, 2, 3]],
  ])('holds with %s', (_name, levels) => {
    expect(headingGap(levels)).toBeNull()
  })

  it.each([
    ['a first part below none', [3], 0],
    ['a skipped level', [2, 4], 1],
    ['a level that an earlier part had', [2, 3, 2, 4], 3],
  ])('is broken by %s', (_name, levels, gap) => {
    expect(headingGap(levels)).toBe(gap)
  })
})
