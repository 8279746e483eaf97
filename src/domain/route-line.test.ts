import { describe, expect, it } from 'vitest'
import { isRouteLine, restoreRouteLine } from './route-line'

const route = [
  [5.5262, 45.0306, 1111],
  [5.5225, 45.0195, 1145],
]

describe('a route', () => {
  it('has two points or more, each with longitude, latitude and elevation', () => {
    expect(isRouteLine(route)).toBe(true)
    expect(isRouteLine(route.slice(1))).toBe(false)
    expect(
      isRouteLine([
        [5, 45],
        [6, 45],
      ]),
    ).toBe(false)
    expect(
      isRouteLine([
        [500, 45, 0],
        [6, 45, 0],
      ]),
    ).toBe(false)
  })

  it.each([
    ['more points than it may have', Array.from({ length: 20_001 }, () => [5, 45, 0])],
    ['a point of four numbers', [route[0], [5, 45, 0, 1]]],
    ['a longitude written as a text', [route[0], ['5', 45, 0]]],
    ['an elevation that is not known', [route[0], [5, 45, null]]],
    ['an elevation that is no number', [route[0], [5, 45, NaN]]],
    ['an elevation without end', [route[0], [5, 45, Infinity]]],
    ['a point that is a text', [route[0], 'abc']],
    ['another form', { 0: route[0], 1: route[1] }],
  ])('does not have %s', (_case, value) => {
    expect(isRouteLine(value)).toBe(false)
  })

  it('gets its form back after a copy made objects of its points', () => {
    expect(restoreRouteLine(route.map((point) => ({ ...point })))).toEqual(route)
    expect(restoreRouteLine(route)).toEqual(route)
    expect(restoreRouteLine(null)).toBeNull()
  })

  it('is left as it is where it holds no copied point', () => {
    expect(restoreRouteLine([null, 'ab', 3])).toEqual([null, 'ab', 3])
  })
})
