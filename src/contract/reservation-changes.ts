import * as z from 'zod/mini'
import { Awaited } from './awaited'
import { CancellationStep } from './cancellation-step'
import { defineRoute } from './define-route'
import { ReservationDetail } from './reservations'
import { BodyId, bodyCount, PathId } from './whole-numbers'

const group = 'Réservation'
const ReservationParams = z.object({ id: PathId })

/** What a booking comes to once it is changed, in euros, and the days on which the difference is due, from either side. */
const ChangedSums = {
  total: z.number(),
  /** Of the new total and the one of now; below zero when it costs less. */
  difference: z.number(),
  left_to_pay: z.number(),
  /** Null when nothing is left to pay. */
  pay_by: z.nullable(z.iso.date()),
  refund: z.number(),
  /** Null when nothing is paid back. */
  refund_by: z.nullable(z.iso.date()),
}

/** Another departure of the trip that is booked, and what the booking would come to on it. */
export const MoveDate = z
  .object({
    departure_id: z.int(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    guide: z.nullable(z.string()),
    is_confirmed: z.boolean(),
    awaited: z.nullable(Awaited),
    available_count: z.int(),
    /** Of one traveler, in euros. */
    unit: z.number(),
    /** What canceling gives back after the move, by the day, without days that are over. */
    steps: z.array(CancellationStep),
    /** Why the party can't go: too few seats, or somebody too young on that day; null when it can. */
    refusal: z.nullable(z.enum(['full', 'age'])),
    ...ChangedSums,
  })
  .register(z.globalRegistry, { id: 'MoveDate' })
export type MoveDate = z.infer<typeof MoveDate>

/** What a customer may change of a booking alone, on which days, and what it costs. */
export const ReservationChanges = z
  .object({
    today: z.iso.date(),
    departure_id: z.int(),
    /** What canceling gives back, by the day. */
    steps: z.array(CancellationStep),
    /** `until`: the last day on which the date is changed alone and for free. */
    move: z.object({ is_open: z.boolean(), until: z.nullable(z.iso.date()), dates: z.array(MoveDate) }),
  })
  .register(z.globalRegistry, { id: 'ReservationChanges' })
export type ReservationChanges = z.infer<typeof ReservationChanges>

/** What may be changed of one's own booking; 404 for somebody else's, 409 once it is canceled or has begun. */
export const getReservationChanges = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/changes',
  group,
  auth: 'user',
  summary: 'What may be changed alone',
  params: ReservationParams,
  response: ReservationChanges,
})

/**
 * Goes to another departure of the trip, for free while canceling would give everything back. `from_departure_id`, the travelers
 * and the total are those that were shown: 409 when one has changed, when fees have begun, or too few seats are left.
 */
export const moveOwnReservation = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/departure',
  group,
  auth: 'user',
  summary: 'Change the date',
  params: ReservationParams,
  body: z.strictObject({
    departure_id: BodyId,
    from_departure_id: BodyId,
    travelers_count: bodyCount(30),
    total: z.number(),
  }),
  response: ReservationDetail,
})
