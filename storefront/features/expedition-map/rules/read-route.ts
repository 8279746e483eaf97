import type { RouteGeoJson } from '@/contract/expeditions'
import type { RoutePosition } from '@/domain/elevation-profile'

/** A place to mark: `badge` is the day that starts there, « ◆ » the arrival, null a place on the way. */
type RouteStage = { name: string; position: RoutePosition; badge: string | null }

export type Route = {
  positions: RoutePosition[]
  stages: RouteStage[]
  dayEnds: Array<{ day: number; position: RoutePosition }>
}

export const ARRIVAL = '◆'

/** The line and the places of a route; a place slept at several nights wears all its days, « 1–4 ». */
export const readRoute = (geojson: RouteGeoJson): Route => {
  const positions: RoutePosition[] = []
  const points: Array<{ name: string; day: number | null; position: RoutePosition }> = []
  for (const { geometry, properties } of geojson.features) {
    if (geometry.type === 'LineString') positions.push(...geometry.coordinates)
    else points.push({ name: properties.name ?? '', day: properties.day, position: geometry.coordinates })
  }

  const dayEnds = points.flatMap(({ day, position }) => (day ? [{ day, position }] : []))
  const lastDay = Math.max(0, ...dayEnds.map(({ day }) => day))
  const start = positions[0]
  const marks = points.map((point) => ({ ...point, starts: dayStartingAt({ ...point, start, lastDay }) }))
  return { positions, stages: mergeByPlace(marks), dayEnds }
}

type Mark = { name: string; position: RoutePosition; starts: number | 'arrival' | null }

const dayStartingAt = ({
  day,
  position,
  start,
  lastDay,
}: {
  day: number | null
  position: RoutePosition
  start: RoutePosition | undefined
  lastDay: number
}): Mark['starts'] => {
  if (!day) return start && isSamePlace(start, position) ? 1 : null
  return day === lastDay ? 'arrival' : day + 1
}

const mergeByPlace = (marks: Mark[]): RouteStage[] => {
  const places: Array<{ name: string; position: RoutePosition; starts: Array<Mark['starts']> }> = []
  for (const { name, position, starts } of marks) {
    const known = places.find((place) => isSamePlace(place.position, position))
    if (known) known.starts.push(starts)
    else places.push({ name, position, starts: [starts] })
  }
  return places.map(({ name, position, starts }) => ({ name, position, badge: badgeOf(starts) }))
}

const badgeOf = (starts: Array<Mark['starts']>): string | null => {
  const days = starts.filter((start) => typeof start === 'number')
  const [first, last] = [Math.min(...days), Math.max(...days)]
  if (days.length > 1) return `${first}–${last}`
  if (days.length === 1) return String(first)
  return starts.includes('arrival') ? ARRIVAL : null
}

const isSamePlace = (one: RoutePosition, other: RoutePosition) =>
  Math.abs(one[0] - other[0]) < 1e-4 && Math.abs(one[1] - other[1]) < 1e-4
