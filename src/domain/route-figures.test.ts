import { expect, it } from 'vitest'
import type { RoutePosition } from './elevation-profile'
import { routeFigures } from './route-figures'

const climb = (...heights: number[]): RoutePosition[] => heights.map((height, step) => [6 + step / 100, 45, height])

it('measures a route: a hundredth of a degree east is 786 m at 45 degrees north', () => {
  const { km, ...others } = routeFigures(climb(620, 1_020, 900, 1_500))
  expect(km).toBeCloseTo(3 * 0.7863, 2)
  expect(others).toEqual({ ascent: 1_000, descent: 120, lowest: 620, highest: 1_500 })
})

it('takes the unrest of an instrument for flat, and a slope of small steps for a slope', () => {
  expect(routeFigures(climb(800, 804, 797, 805, 799, 803))).toMatchObject({ ascent: 0, descent: 0 })
  expect(routeFigures(climb(800, 804, 808, 812, 816, 820))).toMatchObject({ ascent: 12, descent: 0 })
})
