import type { RouteGeoJson } from '@/contract/expeditions'
import type { RoutePosition } from '@/domain/routes/route'

/** A place to mark: `badge` is the day that starts there, « ◆ » the arrival, null a place on the way. */
type RouteStage = { name: string; position: RoutePosition; badge: string | null }

export type Route = {
  /** What is walked, in order; the group is driven from the end of one part to the start of the next. */
  parts: RoutePosition[][]
  stages: RouteStage[]
  /** The same places as in the data, in walking order: a base camp comes back every evening. */
  places: Array<{ day: number | null; position: RoutePosition }>
}

export const ARRIVAL = '◆'

/** The parts and the places of a route; a place slept at several nights wears all its days, « 1–4 », « 2·7 » or « 2+ ». */
export const readRoute = (geojson: RouteGeoJson): Route => {
  const parts: RoutePosition[][] = []
  const points: Array<{ name: string; day: number | null; position: RoutePosition }> = []
  for (const { geometry, properties } of geojson.features) {
    if (geometry.type === 'LineString') parts.push(geometry.coordinates)
    else points.push({ name: properties.name ?? '', day: properties.day, position: geometry.coordinates })
  }

  const lastDay = Math.max(0, ...points.map(({ day }) => day ?? 0))
  const start = parts[0]?.[0]
  const marks = points.map((point) => ({ ...point, starts: daysStartingAt({ ...point, start, lastDay }) }))
  const places = points.map(({ day, position }) => ({ day, position }))
  return { parts, stages: mergeByPlace(marks), places }
}

type DayStart = number | 'arrival'
type Mark = { name: string; position: RoutePosition; starts: DayStart[] }

const daysStartingAt = ({
  day,
  position,
  start,
  lastDay,
}: {
  day: number | null
  position: RoutePosition
  start: RoutePosition | undefined
  lastDay: number
}): DayStart[] => {
  const isStart = start !== undefined && isSamePlace(start, position)
  if (!day) return isStart ? [1] : []
  if (day === lastDay) return ['arrival']
  return isStart && day === 1 ? [1, 2] : [day + 1]
}

const mergeByPlace = (marks: Mark[]): RouteStage[] => {
  const merged: Mark[] = []
  for (const mark of marks) {
    const known = merged.find(({ position }) => isSamePlace(position, mark.position))
    if (known) known.starts.push(...mark.starts)
    else merged.push({ ...mark, starts: [...mark.starts] })
  }
  return merged.map(({ name, position, starts }) => ({ name, position, badge: badgeOf(starts) }))
}

const badgeOf = (starts: DayStart[]): string | null => {
  const days = [...new Set(starts.filter((start) => typeof start === 'number'))].sort((one, other) => one - other)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return starts.includes('arrival') ? ARRIVAL : null
  if (first === last) return String(first)
  if (last - first === days.length - 1) return `${first}–${last}`
  return days.length === 2 ? `${first}·${last}` : `${first}+`
}

const isSamePlace = (one: RoutePosition, other: RoutePosition) =>
  Math.abs(one[0] - other[0]) < 1e-4 && Math.abs(one[1] - other[1]) < 1e-4
