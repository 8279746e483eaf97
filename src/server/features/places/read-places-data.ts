import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type StationRow = {
  id: string
  name: string
  country: string
  lat: number
  lon: number
  is_high_speed: boolean
  is_long_distance: boolean
  /** How many trains stop there: 1 for a halt, hundreds for a terminus of Paris. */
  weight: number
}

export type PlaceRow = {
  code: string
  name: string
  department: string
  postcodes: string[]
  population: number
  lat: number
  lon: number
  /** How the point is known: its own town's, or the middle of those that share its postcode, its group, its department. */
  located_by: string
  station_id: string | null
  station_m: number | null
  high_speed_station_id: string | null
  high_speed_station_m: number | null
  /** Former towns within it and numbered districts. */
  other_names: string[]
}

export type PlacesData = { stations: StationRow[]; places: PlaceRow[] }

const FILE = new URL('data/places.tsv', import.meta.url)

/** The text of the file that `npm run places:build` writes, and what its content is known by. */
export const readPlacesFile = (): { text: string; version: string } => {
  const text = readFileSync(FILE, 'utf8')
  return { text, version: createHash('sha256').update(text).digest('hex') }
}

/** The towns of France and the railway stations of a file that `writePlacesData` wrote. */
export const parsePlacesData = (text: string): PlacesData => {
  const rows = text.split('\n').map((line) => line.split('\t'))
  const of = (kind: string) => rows.filter(([first]) => first === kind).map(([, ...cells]) => cells)
  return { stations: of('station').map(parseStation), places: of('place').map(parsePlace) }
}

/** The cells of a line, in their order. */
const reader = (cells: string[]) => {
  let at = 0
  const text = (): string => cells[at++] ?? ''
  const orNull = () => text() || null
  return {
    text,
    orNull,
    number: () => Number(text()),
    numberOrNull: () => {
      const cell = orNull()
      return cell === null ? null : Number(cell)
    },
    list: () => orNull()?.split('|') ?? [],
  }
}

// Fields are read in the order of the columns.
const parseStation = (cells: string[]): StationRow => {
  const { text, number, list } = reader(cells)
  const [id, name, country, lat, lon, trains] = [text(), text(), text(), number(), number(), list()] as const
  return {
    ...{ id, name, country, lat, lon },
    is_high_speed: trains.includes('high-speed'),
    is_long_distance: trains.includes('long-distance'),
    weight: number(),
  }
}

const parsePlace = (cells: string[]): PlaceRow => {
  const { text, orNull, number, numberOrNull, list } = reader(cells)
  return {
    code: text(),
    name: text(),
    department: text(),
    postcodes: list(),
    population: number(),
    lat: number(),
    lon: number(),
    located_by: text(),
    station_id: orNull(),
    station_m: numberOrNull(),
    high_speed_station_id: orNull(),
    high_speed_station_m: numberOrNull(),
    other_names: list(),
  }
}
