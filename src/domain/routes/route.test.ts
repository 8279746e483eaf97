import { describe, expect, it } from 'vitest'
import { nearestOnRoute, readRouteParts, restoreRoute, routeFigures, toStoredRoute, type RoutePosition } from './route'

const route = [
  [5.5262, 45.0306, 1111],
  [5.5225, 45.0195, 1145],
]

describe('a route', () => {
  it('has two points or more, each with longitude, latitude and elevation', () => {
    expect(readRouteParts(route)).toEqual([route])
    expect(readRouteParts(route.slice(1))).toEqual([])
    expect(
      readRouteParts([
        [5, 45],
        [6, 45],
      ]),
    ).toEqual([])
    expect(
      readRouteParts([
        [500, 45, 0],
        [6, 45, 0],
      ]),
    ).toEqual([])
  })

  it('is one line, or a list of lines', () => {
    const [line] = readRouteParts(route)
    if (!line) throw new Error('a route has a line')
    expect(readRouteParts(toStoredRoute([line]))).toEqual([line])
    expect(toStoredRoute([line])).toEqual(route)
    expect(readRouteParts(toStoredRoute([line, line]))).toEqual([line, line])
  })

  it.each([
    ['more points than it may have', Array.from({ length: 20_001 }, () => [5, 45, 0])],
    ['a point of four numbers', [route[0], [5, 45, 0, 1]]],
    ['a longitude written as a text', [route[0], ['5', 45, 0]]],
    ['an elevation that is not known', [route[0], [5, 45, null]]],
    ['an elevation that is no number', [route[0], [5, 45, NaN]]],
    ['an elevation without end', [route[0], [5, 45, Infinity]]],
    ['a point that is a text', [route[0], 'abc']],
    ['a part of one point', [route, route.slice(1)]],
    ['more than sixty parts', Array.from({ length: 61 }, () => route)],
    [
      'more points in its parts than it may have',
      Array.from({ length: 2 }, () => Array.from({ length: 10_001 }, () => [5, 45, 0])),
    ],
    ['another form', { 0: route[0], 1: route[1] }],
  ])('does not have %s', (_case, value) => {
    expect(readRouteParts(value)).toEqual([])
  })

  it('gets its form back after a copy made objects of its points', () => {
    expect(restoreRoute(route.map((point) => ({ ...point })))).toEqual(route)
    expect(restoreRoute(route)).toEqual(route)
    expect(restoreRoute([{ ...route.map((point) => ({ ...point })) }])).toEqual([route])
    expect(restoreRoute(null)).toBeNull()
  })

  it('is left as it is where it holds no copied point', () => {
    expect(restoreRoute([null, 'ab', 3])).toEqual([null, 'ab', 3])
  })
})

const climb = (...heights: number[]): RoutePosition[] => heights.map((height, step) => [6 + step / 100, 45, height])

it('measures a route: a hundredth of a degree east is 786 m at 45 degrees north', () => {
  const { km, ...others } = routeFigures([climb(620, 1_020, 900, 1_500)])
  expect(km).toBeCloseTo(3 * 0.7863, 2)
  expect(others).toEqual({ ascent: 1_000, descent: 120, lowest: 620, highest: 1_500 })
})

it('takes the unrest of an instrument for flat, and a slope of small steps for a slope', () => {
  expect(routeFigures([climb(800, 804, 797, 805, 799, 803)])).toMatchObject({ ascent: 0, descent: 0 })
  expect(routeFigures([climb(800, 804, 808, 812, 816, 820)])).toMatchObject({ ascent: 12, descent: 0 })
})

const there: RoutePosition[] = [
  [6, 45, 900],
  [6.01, 45, 1_200],
  [6.02, 45, 1_500],
]

it('finds the nearest point of a route, also between two of its points, how far along it is and how far away', () => {
  const found = nearestOnRoute({ parts: [there], place: [6.015, 45.001, 0] })
  expect(found?.position).toEqual([6.015, 45, 1_350])
  expect(found?.km).toBeCloseTo(1.5 * 0.786, 2)
  expect(found?.awayKm).toBeCloseTo(0.111, 3)
})

it('counts no kilometre between two parts', () => {
  const parts = [there, there.map(([lng, lat, height]): RoutePosition => [lng + 1, lat, height])]
  expect(routeFigures(parts)).toMatchObject({ ascent: 1_200, descent: 0 })
  expect(routeFigures(parts).km).toBeCloseTo(4 * 0.786, 2)
  expect(nearestOnRoute({ parts, place: [7.01, 45, 0] })?.km).toBeCloseTo(3 * 0.786, 2)
})

it('takes the way there for the way back, and nothing for no route', () => {
  const loop = [...there, ...there.toReversed()]
  expect(nearestOnRoute({ parts: [loop], place: [6.01, 45, 0] })?.km).toBeCloseTo(0.786, 2)
  expect(nearestOnRoute({ parts: [], place: [6, 45, 0] })).toBeNull()
})
