import type { Point } from './distance'

/**
 * Where somebody leaves from: a town, and the station where its people take the train (null on islands without a railway).
 * `code` is INSEE's.
 */
export type Door = Point & { code: string; name: string; station: (Point & { name: string }) | null }

/**
 * The cities that hours are read from; their altitude is that of their main station. One more is added at the end: `trip_doors` keeps what was
 * read by their places.
 */
export const MEASURED_CITIES = {
  paris: { name: 'Paris', lat: 48.8566, lon: 2.3522, altitude: 39 },
  lyon: { name: 'Lyon', lat: 45.764, lon: 4.8357, altitude: 177 },
  marseille: { name: 'Marseille', lat: 43.2965, lon: 5.3698, altitude: 49 },
  toulouse: { name: 'Toulouse', lat: 43.6047, lon: 1.4442, altitude: 146 },
  nice: { name: 'Nice', lat: 43.7102, lon: 7.262, altitude: 16 },
  nantes: { name: 'Nantes', lat: 47.2184, lon: -1.5536, altitude: 9 },
  montpellier: { name: 'Montpellier', lat: 43.6108, lon: 3.8767, altitude: 27 },
  strasbourg: { name: 'Strasbourg', lat: 48.5734, lon: 7.7521, altitude: 143 },
  bordeaux: { name: 'Bordeaux', lat: 44.8378, lon: -0.5792, altitude: 7 },
  lille: { name: 'Lille', lat: 50.6292, lon: 3.0573, altitude: 21 },
  rennes: { name: 'Rennes', lat: 48.1173, lon: -1.6778, altitude: 30 },
  dijon: { name: 'Dijon', lat: 47.322, lon: 5.0415, altitude: 246 },
} as const satisfies Record<string, Point & { name: string; altitude: number }>
export type MeasuredCity = keyof typeof MEASURED_CITIES
export const MEASURED_CITY_KEYS = Object.keys(MEASURED_CITIES) as MeasuredCity[]

/** The altitude of one of these cities, by its name; null for another town, whose height nobody looked up. */
export const cityAltitude = ({ name }: Pick<Door, 'name'>): number | null =>
  Object.values(MEASURED_CITIES).find((city) => city.name === name)?.altitude ?? null

/** Where who told no town leaves from, named so wherever its figure stands. */
export const PARIS: Door = {
  code: '75056',
  name: 'Paris',
  lat: 48.8566,
  lon: 2.3522,
  station: { name: 'Paris Gare de Lyon', lat: 48.8443, lon: 2.3743 },
}

/** Towns whose station is reached by metro or tramway: Paris, Lyon, Marseille, Lille, Toulouse, Rennes, Bordeaux, Nantes, Strasbourg, Montpellier, Nice, Grenoble. */
const METRO_TOWNS = [
  '75056',
  '69123',
  '13055',
  '59350',
  '31555',
  '35238',
  '33063',
  '44109',
  '67482',
  '34172',
  '06088',
  '38185',
]

/** Whether people of that town go to their station by metro or tramway. */
export const hasMetro = ({ code }: Pick<Door, 'code'>): boolean => METRO_TOWNS.includes(code)
