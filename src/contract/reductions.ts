import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'
import { BodyId, ListedIds, pathCount } from './whole-numbers'

/** Departures whose prices are lowered together at most, as many as `ListedIds` holds. */
export const MOST_REDUCED = 60
/** The largest reduction, in percent. */
export const MOST_PERCENT = 80

/** A departure whose price goes down, in cents; `refusal` says in French why its reduction cannot be announced. */
const ReductionLine = z.object({
  id: z.int(),
  title: z.string(),
  departure_start: z.iso.date(),
  price_cents: z.int(),
  reduced_cents: z.int(),
  refusal: z.nullable(z.string()),
})
export type ReductionLine = z.infer<typeof ReductionLine>

/** What a reduction by so many percent would make of departures, to the euro; nothing is changed. */
export const previewReductions = definePanelRoute({
  method: 'get',
  path: '/departures/reductions',
  auth: 'marketing',
  query: z.object({ ids: ListedIds, percent: pathCount(MOST_PERCENT), until: z.iso.date() }),
  response: z.object({ lines: z.array(ReductionLine) }),
})

const Cents = z.int().check(z.gte(1), z.lte(10_000_000))

/**
 * Announces reductions, each on its own: one that is refused stops no other. `price_cents` is what the departure costs where it was shown:
 * a price that changed since is refused.
 */
export const makeReductions = definePanelRoute({
  method: 'post',
  path: '/departures/reductions',
  auth: 'marketing',
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ id: BodyId, price_cents: Cents, reduced_cents: Cents }))
      .check(z.minLength(1), z.maxLength(MOST_REDUCED)),
    until: z.iso.date(),
  }),
  response: z.object({
    done: z.array(z.int()),
    refused: z.array(z.object({ id: z.int(), message: z.string() })),
  }),
})
