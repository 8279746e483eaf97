import type { RouteParts, RoutePosition } from './route'

/** Metres that the line drawn may leave the one walked, in height as on the ground. */
export const ROUTE_TOLERANCE_M = 8

/** Points of a route that a page is given at most: a phone loads them all. */
export const ROUTE_POINTS = 3_000

const METRES_A_DEGREE = 111_195

type Metres = readonly [x: number, y: number, z: number]

/**
 * The fewest points that follow each part of a route within a tolerance in metres (Ramer-Douglas-Peucker, summits kept), which doubles
 * until there are few enough of them. A recorded walk has a point each second.
 */
export const simplifyRoute = (parts: RouteParts, limit = ROUTE_POINTS): RoutePosition[][] => {
  const measured = parts.map((part) => ({ part, metres: part.map(toMetres(part[0]?.[1] ?? 0)) }))
  for (let tolerance = ROUTE_TOLERANCE_M; ; tolerance *= 2) {
    const route = measured.map(({ part, metres }) => {
      const kept = keptPoints(metres, tolerance)
      return part.filter((_, index) => kept.has(index))
    })
    if (route.flat().length <= Math.max(2 * parts.length, limit)) return route
  }
}

const toMetres =
  (latitude: number) =>
  ([lng, lat, elevation]: RoutePosition): Metres => [
    lng * METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180),
    lat * METRES_A_DEGREE,
    elevation,
  ]

/** The indices of the fewest points that follow a line within a tolerance. */
export const keptPoints = (points: readonly Metres[], tolerance: number): Set<number> => {
  const last = points.length - 1
  const kept = new Set([0, Math.max(0, last)])
  const stretches: Array<[from: number, to: number]> = [[0, last]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch
    const farthest = farthestPoint({ points, from, to })
    if (!farthest || farthest.metres <= tolerance) continue
    kept.add(farthest.index)
    stretches.push([from, farthest.index], [farthest.index, to])
  }
  return kept
}

const farthestPoint = ({ points, from, to }: { points: readonly Metres[]; from: number; to: number }) => {
  const [start, end] = [points[from], points[to]]
  let farthest: { index: number; metres: number } | null = null
  if (!start || !end) return farthest
  for (const [step, point] of points.slice(from + 1, to).entries()) {
    const metres = metresFrom({ point, start, end })
    if (!farthest || metres > farthest.metres) farthest = { index: from + 1 + step, metres }
  }
  return farthest
}

/** From a point to the segment between two others. */
const metresFrom = ({ point, start, end }: { point: Metres; start: Metres; end: Metres }): number => {
  const along = difference(end, start)
  const toPoint = difference(point, start)
  const length = dot(along, along)
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot(toPoint, along) / length))
  const [x, y, z] = along
  const away = difference(toPoint, [x * share, y * share, z * share])
  return Math.sqrt(dot(away, away))
}

const difference = (one: Metres, other: Metres): Metres => [one[0] - other[0], one[1] - other[1], one[2] - other[2]]

const dot = (one: Metres, other: Metres): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
