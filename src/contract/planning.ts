import * as z from 'zod/mini'
import { COPY_UNITS, MAX_COPIES } from '@/domain/departures/departure-copies'
import { MAX_REASON } from '@/domain/departures/guide-conflicts'
import { SALES_PACES } from '@/domain/departures/sales-pace'
import { LENGTH_KINDS } from '@/domain/departures/usual-sales'
import { definePanelRoute } from './define-route'
import { lineText } from './free-text'
import { BodyId, ListedIds, PathId, pathCount } from './whole-numbers'

const params = z.object({ id: PathId })

/** Why a guide leads in spite of another departure or of days off; empty when nothing is in the way. */
const Reason = z._default(lineText({ max: MAX_REASON }), '')

/**
 * What keeps a guide from leading: a departure at the same time or with so few days of rest between; or days off, whose number
 * and note are `id` and `title`.
 */
const Conflict = z.object({
  id: z.int(),
  title: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
  kind: z.enum(['overlap', 'rest', 'away']),
  rest: z.int(),
})

/** Why a guide leads a departure in spite of another one, or of days off: one of the two numbers is null. */
const Override = z.object({
  guide_id: z.int(),
  other_id: z.nullable(z.int()),
  absence_id: z.nullable(z.int()),
  reason: z.string(),
  author: z.nullable(z.string()),
  given_at: z.iso.datetime(),
})

/** All guides, with what keeps each from leading some days; and the reasons that were given for one departure. */
const GuidesOnDays = z.object({
  rest_days: z.int(),
  /** Who leads the departures of the expedition that name nobody. */
  trip_guide_id: z.nullable(z.int()),
  guides: z.array(z.object({ id: z.int(), full_name: z.string(), conflicts: z.array(Conflict) })),
  overrides: z.array(Override),
})
export type GuidesOnDays = z.infer<typeof GuidesOnDays>

/** Who is free from one day to another; without a last day, for as long as the expedition lasts. */
export const listGuidesOnDays = definePanelRoute({
  method: 'get',
  path: '/departures/guides',
  auth: 'staff',
  query: z.object({
    departure_start: z.iso.date(),
    departure_end: z.optional(z.iso.date()),
    expedition_id: z.optional(PathId),
    /** The departure itself, which keeps nobody from leading it. */
    departure_id: z.optional(PathId),
  }),
  response: GuidesOnDays,
})

/** Gives a departure to a guide, or back to its expedition's; 409 where he or she is not free and no reason is given. */
export const giveGuide = definePanelRoute({
  method: 'post',
  path: '/departures/:id/guide',
  auth: 'staff',
  params,
  body: z.strictObject({ guide_id: z.nullable(BodyId), reason: Reason }),
  response: z.object({ id: z.int() }),
})

/** What keeps the guide of a copy from leading it; `id` is null for another line of the same copies. */
const CopyConflict = z.extend(Conflict, { id: z.nullable(z.int()) })

/** A departure as it would be made. */
const CopyLine = z.object({
  source_id: z.int(),
  /** What it would be listed by; one of its own among the lines. */
  title: z.string(),
  departure_start: z.iso.date(),
  departure_end: z.iso.date(),
  decision_on: z.iso.date(),
  guide: z.nullable(z.string()),
  conflicts: z.array(CopyConflict),
  /** The trip has a departure on that day. */
  is_twin: z.boolean(),
  /** The day is today, or over: it can't be made. */
  is_past: z.boolean(),
})
export type CopyLine = z.infer<typeof CopyLine>

/** What copies of departures would be: so much later each, or again and again until a day; nothing is made. */
export const previewCopies = definePanelRoute({
  method: 'get',
  path: '/departures/copies',
  auth: 'staff',
  query: z.object({
    ids: ListedIds,
    unit: z.enum(COPY_UNITS),
    every: pathCount(750),
    until: z.optional(z.iso.date()),
  }),
  response: z.object({
    rest_days: z.int(),
    lines: z.array(CopyLine),
    /** There are more than are made at once: the first ones are here. */
    is_cut: z.boolean(),
  }),
})

/**
 * Makes copies of departures, all or none, unsold and unconfirmed: the same price, capacity, minimum and guide. 409 where a
 * guide is not free and no reason is given.
 */
export const makeCopies = definePanelRoute({
  method: 'post',
  path: '/departures/copies',
  auth: 'staff',
  body: z.strictObject({
    /** Of one press of the form: sent again, they are made once. */
    key: lineText({ max: 64 }).check(z.minLength(16)),
    lines: z
      .array(z.strictObject({ source_id: BodyId, departure_start: z.iso.date() }))
      .check(z.minLength(1, 'Coche au moins une date.'), z.maxLength(MAX_COPIES)),
    sales_closed: z.boolean(),
    reason: Reason,
  }),
  response: z.object({ ids: z.array(z.int()) }),
})

/** A departure as the planning draws it. */
const PlannedDeparture = z.object({
  id: z.int(),
  name: z.string(),
  departure_start: z.iso.date(),
  departure_end: z.iso.date(),
  status: z.enum(['open', 'confirmed', 'canceled']),
  sales_closed: z.boolean(),
  capacity: z.int(),
  seats_taken: z.int(),
  /** Who leads it, by name or through its trip. */
  guide_id: z.nullable(z.int()),
  countries: z.array(z.string()),
  /** Travelers that it waits for before it is sure to leave, and until when. */
  missing_count: z.int(),
  decision_on: z.iso.date(),
  /** How it sells, compared with those that left; null where nothing says. */
  pace: z.nullable(z.enum(SALES_PACES)),
})
export type PlannedDeparture = z.infer<typeof PlannedDeparture>

/** Days off of a guide; `accepted` are the departures that he or she leads on them for a reason that was given. */
const PlannedDaysOff = z.object({
  id: z.int(),
  guide_id: z.int(),
  note: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
  accepted: z.array(z.int()),
})
export type PlannedDaysOff = z.infer<typeof PlannedDaysOff>

const Planning = z.object({
  today: z.iso.date(),
  rest_days: z.int(),
  guides: z.array(z.object({ id: z.int(), full_name: z.string(), portrait_url: z.nullable(z.string()) })),
  /** Those of the days asked for, and those close enough to keep a guide from leading them. */
  departures: z.array(PlannedDeparture),
  /** Pairs of departures that one guide leads for a reason that was given. */
  accepted: z.array(z.object({ guide_id: z.int(), ids: z.array(z.int()) })),
  days_off: z.array(PlannedDaysOff),
})
export type Planning = z.infer<typeof Planning>

const PlannedDays = z.object({ from: z.iso.date(), to: z.iso.date() })

/** The departures of some days, two hundred at most, with their guides. */
export const getPlanning = definePanelRoute({
  method: 'get',
  path: '/departures/planning',
  auth: 'staff',
  query: PlannedDays,
  response: Planning,
})

/** The departures of some days as a file for a calendar, two hundred days at most. */
export const getPlanningFile = definePanelRoute({
  method: 'get',
  path: '/departures/planning.ics',
  auth: 'staff',
  query: PlannedDays,
  response: z.object({ filename: z.string(), content: z.string() }),
  file: 'text/calendar; charset=utf-8',
})

/** How a departure was sold, beside those of its length that left within two years; whole travelers but for the median. */
const DepartureSales = z.object({
  id: z.int(),
  name: z.string(),
  departure_start: z.iso.date(),
  departure_end: z.iso.date(),
  status: z.enum(['open', 'confirmed', 'canceled']),
  capacity: z.int(),
  min_participants: z.nullable(z.int()),
  decision_on: z.iso.date(),
  length_kind: z.enum(LENGTH_KINDS),
  /** Days that are left before it leaves; none once it has left. */
  days_before: z.int(),
  /** From the first day that is shown until today: its travelers from each day on. */
  curve: z.array(z.object({ days_before: z.int(), travelers: z.int() })),
  /** What nine departures in ten had, and half of them; empty where too few have left to say. */
  usual: z.array(z.object({ days_before: z.int(), low: z.int(), median: z.number(), high: z.int() })),
  /** Departures that it is compared with. */
  compared_count: z.int(),
  pace: z.nullable(z.enum(SALES_PACES)),
})
export type DepartureSales = z.infer<typeof DepartureSales>

/** How a departure sells, beside those that left. */
export const getDepartureSales = definePanelRoute({
  method: 'get',
  path: '/departures/:id/sales',
  auth: 'staff',
  params,
  response: DepartureSales,
})
