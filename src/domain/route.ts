import { EARTH_RADIUS_KM } from './carbon/distance'

/** A point of a route: longitude and latitude in degrees, elevation in metres. */
export type RoutePosition = readonly [longitude: number, latitude: number, elevation: number]

type Position = [longitude: number, latitude: number, elevation: number]

const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high

/** Whether a value is a point on the earth. */
export const isRoutePosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length === 3 &&
  isBetween(value[0], -180, 180) &&
  isBetween(value[1], -90, 90) &&
  isBetween(value[2], -500, 9000)

/** Whether a value is a route: at least two points [longitude, latitude, elevation in metres], in walking order. */
export const isRouteLine = (value: unknown): value is Position[] =>
  Array.isArray(value) && value.length >= 2 && value.length <= 20_000 && value.every(isRoutePosition)

/**
 * Gives its points back their form. Payload copies a list of lists as a list of objects keyed `0`, `1`, `2`
 * when a document is saved without its route: kept so, the route would be lost.
 */
export const restoreRouteLine = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((point: unknown) =>
        typeof point === 'object' && point !== null && !Array.isArray(point) ? Object.values(point) : point,
      )
    : value

/** Kilometres between two points of a route, exact for two steps as for two countries (haversine). */
export const routeKm = (from: RoutePosition, to: RoutePosition): number => {
  const radians = Math.PI / 180
  const latitude = (to[1] - from[1]) * radians
  const longitude = (to[0] - from[0]) * radians
  const chord =
    Math.sin(latitude / 2) ** 2 + Math.cos(from[1] * radians) * Math.cos(to[1] * radians) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Kilometres from the start of a route at each of its points. */
export const kmAlong = (route: readonly RoutePosition[]): number[] => {
  let km = 0
  return route.map((place, index) => {
    const previous = route[index - 1]
    if (previous) km += routeKm(previous, place)
    return km
  })
}

/** What a route is, in kilometres and metres: its length, all that it climbs and descends, its lowest and highest points. */
export type RouteFigures = { km: number; ascent: number; descent: number; lowest: number; highest: number }

/** Metres under which up and down are the unrest of an instrument, not a slope. */
const SLOPE_FROM_M = 10

/** The figures of a route of two points or more; metres are whole. */
export const routeFigures = (positions: readonly RoutePosition[]): RouteFigures => {
  const heights = positions.map(([, , elevation]) => elevation)
  return {
    km: kmAlong(positions).at(-1) ?? 0,
    ...slopes(heights),
    lowest: Math.round(heights.reduce((low, height) => Math.min(low, height))),
    highest: Math.round(heights.reduce((high, height) => Math.max(high, height))),
  }
}

const slopes = (heights: readonly number[]): { ascent: number; descent: number } => {
  let [ascent, descent, level] = [0, 0, heights[0] ?? 0]
  for (const height of heights) {
    const change = height - level
    if (Math.abs(change) < SLOPE_FROM_M) continue
    if (change > 0) ascent += change
    else descent -= change
    level = height
  }
  return { ascent: Math.round(ascent), descent: Math.round(descent) }
}

/** A point of a route: kilometres from its start, and how far it is from where it was looked for. */
export type OnRoute = { km: number; position: RoutePosition; awayKm: number }

/** The point of a route that is nearest to a place, the first of them where the route comes back; null without a route. */
export const nearestOnRoute = ({
  route,
  place,
}: {
  route: readonly RoutePosition[]
  place: RoutePosition
}): OnRoute | null => {
  const along = kmAlong(route)
  let nearest: OnRoute | null = null
  for (const [index, position] of route.entries()) {
    const awayKm = routeKm(position, place)
    if (!nearest || awayKm < nearest.awayKm) nearest = { km: along[index] ?? 0, position, awayKm }
  }
  return nearest
}
