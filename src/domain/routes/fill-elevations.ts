import { routeKm, type RouteParts, type RoutePosition } from './route'

/** Kilometres without altitude that a straight slope between two known ones describes well enough, and those at an end that are taken as level. */
const FILLED = { betweenKm: 1, atEndKm: 0.2 }

/**
 * The points of recordings with the altitudes that a few of them lack (NaN), straight between the known ones beside them, and how many
 * were filled. Null where altitudes lack for longer.
 */
export const fillElevations = (segments: RouteParts): { segments: RoutePosition[][]; filledCount: number } | null => {
  const filled = segments.map(fillSegment)
  if (!filled.every((segment) => segment !== null)) return null
  const filledCount = segments.flat().filter((point) => !isKnown(point)).length
  return { segments: filled, filledCount }
}

/** A recording has a million points: each is looked at once. */
const fillSegment = (points: readonly RoutePosition[]): RoutePosition[] | null => {
  const filled: RoutePosition[][] = []
  let from = 0
  while (from < points.length) {
    let to = from
    const isRunKnown = isKnown(points[from])
    while (to < points.length && isKnown(points[to]) === isRunKnown) to += 1
    const run = isRunKnown ? points.slice(from, to) : fillRun({ points, from, to })
    if (!run) return null
    filled.push(run)
    from = to
  }
  return filled.flat()
}

const isKnown = (point: RoutePosition | undefined): boolean => point !== undefined && !Number.isNaN(point[2])

type Run = { points: readonly RoutePosition[]; from: number; to: number }

/** The points from `from` to before `to`, which lack their altitudes, with them. */
const fillRun = ({ points, from, to }: Run): RoutePosition[] | null => {
  const [before, after] = [points[from - 1], points[to]]
  const [start, end] = [before ?? after, after ?? before]
  if (!start || !end) return null
  const run = points.slice(from, to)
  const along = kmFrom(before ?? run[0], [...run, ...(after ? [after] : [])])
  const km = along.at(-1) ?? 0
  if (km > (before && after ? FILLED.betweenKm : FILLED.atEndKm)) return null
  return run.map(([lng, lat], index) => {
    const share = km === 0 ? 0 : (along[index] ?? 0) / km
    return [lng, lat, Math.round(start[2] + (end[2] - start[2]) * share)]
  })
}

/** Kilometres from a first point along those that follow. */
const kmFrom = (first: RoutePosition | undefined, points: readonly RoutePosition[]): number[] => {
  let [km, last] = [0, first]
  return points.map((point) => {
    km += last ? routeKm(last, point) : 0
    last = point
    return km
  })
}
