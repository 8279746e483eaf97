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

const CarbonDesk = z.object({
  /** The method and the number of the factors in force. */
  version: z.string(),
  factors: z.array(FactorVersion),
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
