import { kmAlong, routeKm, type RouteParts, type RoutePosition } from './route'

/** A point of a profile: kilometres walked since the start, elevation in metres; `starts` where another part of the route begins. */
type ProfilePoint = { km: number; elevation: number; starts?: true }

/** The stretch of a profile between two known evenings, in kilometres since the start; `first` to `last` day walked there. */
type ProfileDay = { first: number; last: number; fromKm: number; toKm: number }

/** What the elevation drawing of a route needs: kilometres and metres, days in order. */
export type ElevationProfile = {
  points: ProfilePoint[]
  totalKm: number
  start: ProfilePoint
  end: ProfilePoint
  highest: ProfilePoint
  lowest: ProfilePoint
  days: ProfileDay[]
}

type Options = {
  parts: RouteParts
  /** The places on the way in walking order; `day` is the one that ends there, if any. */
  places: ReadonlyArray<{ day: number | null; position: RoutePosition }>
  /** The distance the agency announces: a drawn line cuts corners, its kilometres are stretched to this one. */
  announcedKm: number | null
}

/** The elevation profile of a route, or null when nothing is walked on it. */
export const buildElevationProfile = ({ parts, places, announcedKm }: Options): ElevationProfile | null => {
  const points = stretch(cumulate(parts), announcedKm)
  const [start] = points
  const end = points.at(-1)
  if (!start || !end || end.km === 0) return null

  return {
    points,
    totalKm: end.km,
    start,
    end,
    highest: points.reduce((best, point) => (point.elevation > best.elevation ? point : best)),
    lowest: points.reduce((best, point) => (point.elevation < best.elevation ? point : best)),
    days: splitByDay({ positions: parts.flat(), points, places }),
  }
}

/** The elevation in metres at `km`, straight between two known points; clamped to the ends. */
export const elevationAt = ({ profile, km }: { profile: ElevationProfile; km: number }): number => {
  const { index, ratio } = locate(profile.points, km)
  const from = profile.points[index] ?? profile.end
  const to = profile.points[index + 1] ?? profile.end
  return Math.round(from.elevation + (to.elevation - from.elevation) * ratio)
}

/** Longitude and latitude at `km`; `parts` are those the profile was built from. */
export const positionAt = ({
  profile,
  parts,
  km,
}: {
  profile: ElevationProfile
  parts: RouteParts
  km: number
}): [number, number] | null => {
  const { index, ratio } = locate(profile.points, km)
  const positions = parts.flat()
  const from = positions[index]
  const to = positions[index + 1] ?? from
  if (!from || !to) return null
  return [from[0] + (to[0] - from[0]) * ratio, from[1] + (to[1] - from[1]) * ratio]
}

/** The day walked at `km`, or the days when no evening is known between them; null when none is known. */
export const dayAt = ({ profile, km }: { profile: ElevationProfile; km: number }): ProfileDay | null =>
  profile.days.find(({ toKm }) => km <= toKm) ?? profile.days.at(-1) ?? null

const locate = (points: readonly ProfilePoint[], km: number) => {
  const after = points.findIndex((point, index) => index > 0 && point.km >= km)
  if (after === -1) return { index: points.length - 1, ratio: 0 }

  const from = points[after - 1]?.km ?? 0
  const length = (points[after]?.km ?? 0) - from
  return { index: after - 1, ratio: length === 0 ? 0 : Math.min(1, Math.max(0, (km - from) / length)) }
}

const cumulate = (parts: RouteParts): ProfilePoint[] => {
  const along = kmAlong(parts)
  return parts
    .flatMap((part, rank) => part.map(([, , elevation], index) => ({ elevation, isNext: rank > 0 && index === 0 })))
    .map(({ elevation, isNext }, index) => ({ km: along[index] ?? 0, elevation, ...(isNext && { starts: true }) }))
}

const stretch = (points: ProfilePoint[], announcedKm: number | null): ProfilePoint[] => {
  const drawnKm = points.at(-1)?.km ?? 0
  if (!announcedKm || drawnKm === 0) return points
  return points.map((point) => ({ ...point, km: (point.km * announcedKm) / drawnKm }))
}

const splitByDay = ({
  positions,
  points,
  places,
}: Pick<Options, 'places'> & { positions: RoutePosition[]; points: ProfilePoint[] }): ProfileDay[] => {
  const days: ProfileDay[] = []
  let passed = -1
  let evening = { day: 0, km: 0 }
  for (const { day, position } of places) {
    // A base camp is passed every evening: each place is the first passage after the place before.
    const index = passageAfter({ positions, position, after: passed })
    if (index === null) break
    passed = index
    if (day === null) continue

    const toKm = points[index]?.km ?? 0
    if (toKm > evening.km) days.push({ first: evening.day + 1, last: day, fromKm: evening.km, toKm })
    evening = { day, km: toKm }
  }
  return days
}

const SAME_PLACE_KM = 0.05

const passageAfter = ({
  positions,
  position,
  after,
}: {
  positions: readonly RoutePosition[]
  position: RoutePosition
  after: number
}): number | null => {
  let best: { index: number; distance: number } | null = null
  for (const [index, candidate] of positions.entries()) {
    if (index <= after) continue
    const distance = routeKm(candidate, position)
    if (distance < SAME_PLACE_KM) return index
    if (!best || distance < best.distance) best = { index, distance }
  }
  return best?.index ?? null
}
