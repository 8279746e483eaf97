import { EARTH_RADIUS_KM } from '@/domain/carbon/distance'

/** A point of a route: longitude and latitude in degrees, elevation in metres. */
export type RoutePosition = readonly [longitude: number, latitude: number, elevation: number]

type Position = [longitude: number, latitude: number, elevation: number]

/** What is walked, in walking order: a part ends where the group is carried to the start of the next, by a shuttle for instance. */
export type RouteParts = ReadonlyArray<readonly RoutePosition[]>

const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high

/** Whether a value is a point on the earth. */
export const isRoutePosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length === 3 &&
  isBetween(value[0], -180, 180) &&
  isBetween(value[1], -90, 90) &&
  isBetween(value[2], -500, 9000)

const MOST_POINTS = 20_000
/** Parts of a route at most: two a day, for the longest trips. */
export const MOST_ROUTE_PARTS = 60

const isLine = (value: unknown): value is Position[] =>
  Array.isArray(value) && value.length >= 2 && value.length <= MOST_POINTS && value.every(isRoutePosition)

/**
 * The parts of a stored route: one line of at least two points [longitude, latitude, elevation in metres], or a list of such
 * lines (as the coordinates of a GeoJSON LineString or MultiLineString). Empty for anything else, and beyond 20,000 points or 60 parts.
 */
export const readRouteParts = (value: unknown): Position[][] => {
  if (isLine(value)) return [value]
  const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_ROUTE_PARTS && value.every(isLine)
  return isList && value.reduce((sum, line) => sum + line.length, 0) <= MOST_POINTS ? value : []
}

/** What is stored for a route: a line for one part, a list of lines for several. */
export const toStoredRoute = (parts: RouteParts): RouteParts[number] | RouteParts =>
  parts.length === 1 && parts[0] ? parts[0] : parts

/**
 * Gives its points back their form. Payload copies a list of lists as a list of objects keyed `0`, `1`, `2`
 * when a document is saved without its route: kept so, the route would be lost.
 */
export const restoreRoute = (value: unknown): unknown => (Array.isArray(value) ? value.map(restoreList) : value)

const restoreList = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value).map(restoreList) : value

/** Kilometres between two points of a route, exact for two steps as for two countries (haversine). */
export const routeKm = (from: RoutePosition, to: RoutePosition): number => {
  const radians = Math.PI / 180
  const latitude = (to[1] - from[1]) * radians
  const longitude = (to[0] - from[0]) * radians
  const chord =
    Math.sin(latitude / 2) ** 2 + Math.cos(from[1] * radians) * Math.cos(to[1] * radians) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Kilometres walked from the start of a route at each of its points, part after part: nothing is walked between two parts. */
export const kmAlong = (parts: RouteParts): number[] => {
  let km = 0
  return parts.flatMap((part) =>
    part.map((place, index) => {
      const previous = part[index - 1]
      if (previous) km += routeKm(previous, place)
      return km
    }),
  )
}

/** What a route is, in kilometres and metres: its length, all that it climbs and descends, its lowest and highest points. */
export type RouteFigures = { km: number; ascent: number; descent: number; lowest: number; highest: number }

/** Metres under which up and down are the unrest of an instrument, not a slope. */
const SLOPE_FROM_M = 10

/** The figures of a route of one part or more; metres are whole. */
export const routeFigures = (parts: RouteParts): RouteFigures => {
  const heights = parts.map((part) => part.map(([, , elevation]) => elevation))
  const climbed = heights.map(slopes)
  return {
    km: kmAlong(parts).at(-1) ?? 0,
    ascent: Math.round(climbed.reduce((sum, { ascent }) => sum + ascent, 0)),
    descent: Math.round(climbed.reduce((sum, { descent }) => sum + descent, 0)),
    lowest: Math.round(heights.flat().reduce((low, height) => Math.min(low, height))),
    highest: Math.round(heights.flat().reduce((high, height) => Math.max(high, height))),
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
  return { ascent, descent }
}

/** A point of a route: kilometres from its start, and how far it is from where it was looked for. */
export type OnRoute = { km: number; position: RoutePosition; awayKm: number }

/** The point of a route, also between two of its points, that is nearest to a place: the first where the route comes back; null without a route. */
export const nearestOnRoute = ({ parts, place }: { parts: RouteParts; place: RoutePosition }): OnRoute | null => {
  let nearest: OnRoute | null = null
  let partKm = 0
  for (const part of parts) {
    let km = partKm
    for (const [index, start] of part.entries()) {
      const end = part[index + 1]
      const position = end ? nearestBetween({ start, end, place }) : start
      const awayKm = routeKm(position, place)
      if (!nearest || awayKm < nearest.awayKm) nearest = { km: km + routeKm(start, position), position, awayKm }
      if (end) km += routeKm(start, end)
    }
    partKm = km
  }
  return nearest
}

/** On a step so short that the ground is flat. */
const nearestBetween = ({ start, end, place }: Record<'start' | 'end' | 'place', RoutePosition>): RoutePosition => {
  const east = Math.cos((start[1] * Math.PI) / 180)
  const [x, y] = [(end[0] - start[0]) * east, end[1] - start[1]]
  const square = x * x + y * y
  if (square === 0) return start
  const along = ((place[0] - start[0]) * east * x + (place[1] - start[1]) * y) / square
  if (along <= 0) return start
  if (along >= 1) return end
  const at = (axis: 0 | 1 | 2): number => start[axis] + (end[axis] - start[axis]) * along
  return [Number(at(0).toFixed(5)), Number(at(1).toFixed(5)), Math.round(at(2))]
}
