import { expect, it } from 'vitest'
import type { RoutePosition } from './elevation-profile'
import { nearestOnRoute } from './nearest-on-route'

const there: RoutePosition[] = [
  [6, 45, 900],
  [6.01, 45, 1_200],
  [6.02, 45, 1_500],
]

it('finds the point of a route that is nearest, how far along it is and how far away', () => {
  const found = nearestOnRoute({ route: there, place: [6.011, 45, 0] })
  expect(found?.position).toEqual([6.01, 45, 1_200])
  expect(found?.km).toBeCloseTo(0.786, 2)
  expect(found?.awayKm).toBeCloseTo(0.0786, 3)
})

it('takes the way there for the way back, and nothing for no route', () => {
  const loop = [...there, ...there.toReversed()]
  expect(nearestOnRoute({ route: loop, place: [6.01, 45, 0] })?.km).toBeCloseTo(0.786, 2)
  expect(nearestOnRoute({ route: [], place: [6, 45, 0] })).toBeNull()
})
