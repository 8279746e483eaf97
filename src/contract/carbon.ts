import * as z from 'zod/mini'
import { FACTOR_KEYS, FACTOR_UNITS } from '@/domain/carbon/factor'
import { WAY_MODES } from '@/domain/carbon/way'
import { defineRoute } from './define-route'
import { ExpeditionParams } from './expeditions'
import { LeavingFrom, PlaceCode } from './kept-carbon'

/** Where a figure comes from: milligrams of CO₂e per unit, with what official sources say at the least and at the most. */
const FactorUsed = z.object({
  key: z.enum(FACTOR_KEYS),
  label: z.string(),
  unit: z.enum(FACTOR_UNITS),
  mg: z.int(),
  low_mg: z.int(),
  high_mg: z.int(),
  source: z.string(),
  version: z.string(),
})

const Grams = { grams: z.int(), low: z.int(), high: z.int() }

/** A stretch, one way, in grams per person; `is_measured` when its kilometres were read, « relevée » as against « estimée ». */
const WayLeg = z.object({
  label: z.string(),
  km: z.number(),
  factor: FactorUsed,
  occupants: z.nullable(z.int()),
  is_measured: z.boolean(),
  minutes: z.int(),
  ...Grams,
})

/** A way there and back, in grams per person: twice the sum of its legs. Minutes from door to meeting point, one way. */
const CarbonWay = z.object({
  mode: z.enum(WAY_MODES),
  name: z.string(),
  minutes: z.int(),
  timed_from: z
    .nullable(z.string())
    .check(z.describe('The city that its hours were read from, and the day; null when they are estimated.')),
  read_on: z.nullable(z.iso.date()),
  changes: z.nullable(z.int()),
  legs: z.array(WayLeg),
  ...Grams,
})

/** A line of a stay, in grams per person; `quantity` counts nights, meals or kilometres. */
const StayLine = z.object({
  kind: z.enum(['night', 'meal', 'transfer', 'guide', 'margin']),
  label: z.string(),
  quantity: z.number(),
  factor: z.nullable(FactorUsed),
  ...Grams,
})

const Altitude = z.nullable(z.int())

/** Heights on the way there by train, in metres above the sea; null where nobody knows them, never estimated. */
const WayHeights = z.object({
  town: Altitude.check(z.describe("Of the town's main station, for the cities that hours are read from.")),
  station: z.object({ name: z.string(), altitude: Altitude }),
  trailhead: z
    .object({ name: z.nullable(z.string()), altitude: Altitude })
    .check(z.describe('Where the walking begins; its name where the route marks it.')),
  finish: z
    .nullable(z.object({ name: z.nullable(z.string()), km: z.int() }))
    .check(
      z.describe(
        'Where the route ends, when that is elsewhere than where it begins: kilometres between the two as the crow flies.',
      ),
    ),
  legs_after: z.int().check(z.describe('How many legs of a way by train come after the station.')),
  keeps_paris_time: z
    .boolean()
    .check(
      z.describe(
        "Whether the trip's countries all keep Paris time: between two hours of two zones there is no wait to read.",
      ),
    ),
})

export const ExpeditionCarbon = z
  .object({
    from: LeavingFrom,
    from_station: z
      .nullable(z.string())
      .check(z.describe('Where people of the town take the train; null without a railway.')),
    version: z.string().check(z.describe('The method and the number of the factors.')),
    ways: z.array(CarbonWay),
    heights: z.nullable(WayHeights).check(z.describe('Null for a trip without a described journey.')),
    stay: z
      .nullable(z.object({ ...Grams, per_day: z.int(), lines: z.array(StayLine) }))
      .check(z.describe('Null where the agency has not described it.')),
    total: z
      .nullable(z.object(Grams))
      .check(z.describe('By the first way and on site; null where one of the two is not described.')),
  })
  .register(z.globalRegistry, {
    id: 'ExpeditionCarbon',
    description:
      'What a trip emits per person from a town, by every way there is, and on site: grams of CO₂e, heights in metres; `quantity` counts nights, meals or kilometres. Ways are by train first, by plane last.',
  })
export type ExpeditionCarbon = z.infer<typeof ExpeditionCarbon>

/** A factor as a row of the method: from its day on, until a later one of its key. What it contains, its source and why it came are in French. */
const DatedFactor = z.extend(FactorUsed, {
  note: z.string(),
  read_on: z.iso.date(),
  effective_from: z.iso.date(),
  reason: z.string(),
  is_in_force: z.boolean(),
})

export const CarbonFactors = z
  .object({ version: z.string(), factors: z.array(DatedFactor) })
  .register(z.globalRegistry, {
    id: 'CarbonFactors',
    description:
      'Every factor that there ever was, by what it counts, the newest of each first; `version` is of those in force today.',
  })
export type CarbonFactors = z.infer<typeof CarbonFactors>

/** The trip that the method is shown on, by each way from Paris; null where no published trip tells how one gets there. */
export type MethodExample = {
  id: number
  title: string
  slug: string
  from: string
  ways: ExpeditionCarbon['ways']
} | null

export const getCarbonFactors = defineRoute({
  method: 'get',
  path: '/v1/carbon/factors',
  group: 'Expeditions',
  auth: 'public',
  cache: { maxAge: 300, staleWhileRevalidate: 3600 },
  summary: 'The emission factors of the method, with their sources and from when',
  description: 'The dated factors that figures are counted with, as anyone may check them.',
  response: CarbonFactors,
})

export const getExpeditionCarbon = defineRoute({
  method: 'get',
  path: '/v1/expeditions/:id/carbon',
  group: 'Expeditions',
  auth: 'public',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  summary: 'What an expedition emits per person, from a town of France',
  description:
    "What a published trip emits from a town's door and back, leg by leg; from Paris where no town is told. 404 for an unknown trip, 422 for an unknown town.",
  params: ExpeditionParams,
  query: z.object({
    from: z.optional(PlaceCode).check(
      z.meta({
        description: 'The INSEE number of the town that one leaves from, which is not its postcode.',
        example: '69123',
      }),
    ),
  }),
  response: ExpeditionCarbon,
})
