import { meters, type Point } from './distance'
import type { Station } from './read-stations'

/** Beyond it there is none: islands have no railway, and the sea no road. */
const MOST_METERS = 80_000
const MOST_METERS_TO_HIGH_SPEED = 250_000

/** Of stations about as near, the one where most trains stop is meant: a town's main station, and no halt of its suburbs. */
const ABOUT_AS_NEAR = 3_000

export type Near = { station: Station; meters: number }

/** Finds the stations that people of a place leave by, as the crow flies. */
export const createStationFinder = (stations: Station[]) => {
  const around = createGrid(stations)
  const highSpeed = stations.filter(({ isHighSpeed }) => isHighSpeed)

  return (point: Point): { any: Near | null; highSpeed: Near | null } => {
    const any = choose({ point, stations: around(point), most: MOST_METERS })
    // Whom no train reaches at all, no fast one does.
    return { any, highSpeed: any && choose({ point, stations: highSpeed, most: MOST_METERS_TO_HIGH_SPEED }) }
  }
}

const choose = ({ point, stations, most }: { point: Point; stations: Station[]; most: number }): Near | null => {
  const distances = stations.map((station) => meters(point, station))
  const nearest = distances.reduce((least, distance) => Math.min(least, distance), Infinity)
  if (nearest > most) return null
  let best: Near | null = null
  for (const [index, station] of stations.entries()) {
    const distance = distances[index] ?? Infinity
    if (distance > nearest + ABOUT_AS_NEAR) continue
    const one = { station, meters: Math.round(distance) }
    if (!best || isBetter(one, best)) best = one
  }
  return best
}

const isBetter = (one: Near, other: Near): boolean => {
  if (one.station.weight !== other.station.weight) return one.station.weight > other.station.weight
  if (one.meters !== other.meters) return one.meters < other.meters
  return one.station.id < other.station.id
}

/** Finds what lies around a point, at least a degree to each side (111 km northward, 70 km eastward in France) and not much more. */
const createGrid = <Item extends Point>(items: Item[]): ((point: Point) => Item[]) => {
  const cells = new Map<string, Item[]>()
  for (const item of items) {
    const key = cell(Math.floor(item.lat), Math.floor(item.lon))
    const others = cells.get(key)
    if (others) others.push(item)
    else cells.set(key, [item])
  }
  return ({ lat, lon }) =>
    [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => cells.get(cell(Math.floor(lat) + north, Math.floor(lon) + east)) ?? []),
    )
}

const cell = (lat: number, lon: number): string => `${String(lat)} ${String(lon)}`
