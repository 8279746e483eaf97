import * as z from 'zod/mini'
import { FACTOR_KEYS, FACTOR_UNITS } from '@/domain/carbon/factor'
import { definePanelRoute } from './define-route'
import { lineText } from './free-text'

/** A version of a factor: milligrams of CO₂e per unit; `is_in_force` says which one counts today. */
const FactorVersion = z.object({
  id: z.int(),
  key: z.enum(FACTOR_KEYS),
  label: z.string(),
  note: z.string(),
  unit: z.enum(FACTOR_UNITS),
  mg: z.int(),
  low_mg: z.int(),
  high_mg: z.int(),
  source: z.string(),
  version: z.string(),
  read_on: z.iso.date(),
  effective_from: z.iso.date(),
  reason: z.string(),
  /** Null: the site itself, with the first of them. */
  author: z.nullable(z.string()),
  is_in_force: z.boolean(),
})
export type FactorVersion = z.infer<typeof FactorVersion>

/** Why somebody should look at a trip's figure again: nothing is told, it is twice or half its family's median, it was read over a year ago. */
export const CARBON_FAULTS = ['untold', 'far', 'old'] as const
export type CarbonFault = (typeof CARBON_FAULTS)[number]

/** What was sold of a season, and what it emits by traveler on average as the contracts keep it, in grams. */
const CarbonSeason = z.object({
  label: z.string(),
  /** First and last month of the departures, as `2026-11`. */
  from: z.string(),
  to: z.string(),
  travelers: z.int(),
  /** Those of whom the contract keeps a figure; of them, who told no town. */
  counted: z.int(),
  from_paris: z.int(),
  /** Null where no contract keeps a figure. */
  average: z.nullable(z.object({ way_g: z.int(), stay_g: z.int(), low_g: z.int(), high_g: z.int() })),
})

const CarbonDesk = z.object({
  /** The method and the number of the factors in force. */
  version: z.string(),
  factors: z.array(FactorVersion),
  /** Of the bookings that stand, the last season first. */
  seasons: z.array(CarbonSeason),
  trips: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      fault: z.enum(CARBON_FAULTS),
      /** By train from Paris and on site, in grams; null where nothing is told. */
      total_g: z.nullable(z.int()),
      /** The median of the family it is farthest from. */
      median_g: z.nullable(z.int()),
      read_on: z.nullable(z.iso.date()),
    }),
  ),
})
export type CarbonDesk = z.infer<typeof CarbonDesk>

/** Every version of every factor, the newest first, and the published trips whose figure is to be looked at. */
export const getCarbonDesk = definePanelRoute({
  method: 'get',
  path: '/expeditions/carbon-desk',
  auth: 'staff',
  response: CarbonDesk,
})

/** The averages of the seasons as a file. */
export const getCarbonSeasonsFile = definePanelRoute({
  method: 'get',
  path: '/expeditions/carbon-seasons.csv',
  auth: 'staff',
  file: 'text/csv; charset=utf-8',
  response: z.object({ filename: z.string(), content: z.string() }),
})

const Mg = z.int().check(z.gte(0), z.lte(2_000_000_000))

/** Adds a version of a factor, in milligrams per unit, from a day that has not passed; 409 when it is there already, 422 for a range without its value. */
export const addFactor = definePanelRoute({
  method: 'post',
  path: '/expeditions/carbon-factors',
  auth: 'staff',
  body: z.strictObject({
    key: z.enum(FACTOR_KEYS),
    mg: z.int().check(z.gte(1), z.lte(2_000_000_000)),
    low_mg: Mg,
    high_mg: Mg,
    source: lineText({ max: 120 }).check(z.minLength(2)),
    version: lineText({ max: 60 }).check(z.minLength(1)),
    read_on: z.iso.date(),
    effective_from: z.iso.date(),
    reason: lineText({ max: 300 }).check(z.minLength(3)),
  }),
  response: z.object({ id: z.int(), version: z.string() }),
})
