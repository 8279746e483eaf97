import fc from 'fast-check'
import { expect, it } from 'vitest'
import { routeKm, type RoutePosition } from './route'
import { ROUTE_TOLERANCE_M, simplifyRoute } from './simplify-route'

const walk = fc
  .array(
    fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }), fc.integer({ min: -9, max: 9 })),
    {
      minLength: 2,
      maxLength: 60,
    },
  )
  .map((steps) => {
    let [lng, lat, elevation] = [6.1, 45.9, 1_000]
    return steps.map(([east, north, up]): RoutePosition => {
      lng += east / 100_000
      lat += north / 100_000
      elevation += up
      return [lng, lat, elevation]
    })
  })

it('keeps both ends and the order, and leaves out no point that is farther than the tolerance from what is kept', () => {
  fc.assert(
    fc.property(walk, (positions) => {
      const route = simplifyRoute([positions]).flat()
      expect(route[0]).toEqual(positions[0])
      expect(route.at(-1)).toEqual(positions.at(-1))
      const places = route.map((position) => positions.indexOf(position))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      for (const position of positions) {
        const nearest = Math.min(
          ...route.slice(1).map((end, index) => metresTo({ position, from: route[index] ?? end, end })),
        )
        expect(nearest).toBeLessThanOrEqual(ROUTE_TOLERANCE_M * 1.02)
      }
    }),
  )
})

it('keeps a summit on a straight path', () => {
  const path: RoutePosition[] = [0, 1, 2, 3, 4].map((step) => [6 + step / 1_000, 45, step === 2 ? 1_060 : 1_000])
  expect(simplifyRoute([path]).flat()).toEqual([path[0], path[1], path[2], path[3], path[4]])
  const flat = path.map(([lng, lat]): RoutePosition => [lng, lat, 1_000])
  expect(simplifyRoute([flat]).flat()).toEqual([flat[0], flat[4]])
})

it('gives as few points as it is asked for, however far the path bends', () => {
  const bends = Array.from({ length: 500 }, (_, step): RoutePosition => [
    6 + step / 1_000,
    45 + (step % 2) / 100,
    1_000,
  ])
  expect(simplifyRoute([bends]).flat()).toHaveLength(500)
  expect(simplifyRoute([bends], 40).flat().length).toBeLessThanOrEqual(40)
})

/** By a hundred points of the segment: another way than the one tested. */
const metresTo = ({
  position,
  from,
  end,
}: {
  position: RoutePosition
  from: RoutePosition
  end: RoutePosition
}): number =>
  Math.min(
    ...Array.from({ length: 101 }, (_, step) => {
      const share = step / 100
      const at = [0, 1, 2].map((axis) => (from[axis] ?? 0) + ((end[axis] ?? 0) - (from[axis] ?? 0)) * share)
      const [lng = 0, lat = 0, elevation = 0] = at
      return Math.hypot(routeKm(position, [lng, lat, elevation]) * 1_000, position[2] - elevation)
    }),
  )
