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

  it('gets its form back after a copy made objects of its points', () => {
    expect(restoreRouteLine(route.map((point) => ({ ...point })))).toEqual(route)
    expect(restoreRouteLine(route)).toEqual(route)
    expect(restoreRouteLine(null)).toBeNull()
  })
})
