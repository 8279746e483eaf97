import * as z from 'zod/mini'
import { ReservationParams, TravelerParams } from './address-parameters'
import { AlsoBooked } from './also-booked'
import { Awaited } from './awaited'
import { CancellationStep } from './cancellation-step'
import { defineRoute } from './define-route'
import { lineText, nameText } from './free-text'
import { LedBy } from './led-by'
import { ReservationDetail } from './reservation-detail'
import { BodyId, bodyCount } from './whole-numbers'
import { AGE_CONFLICTS, SEAT_CONFLICTS } from './conflicts'

const group = 'Bookings'
/** From 0 to 30, written as digits. */
const countFromNone = z.pipe(
  z.pipe(
    z
      .string()
      .check(z.regex(/^\d{1,2}$/))
      .register(z.globalRegistry, { type: 'integer', pattern: undefined, minimum: 0, maximum: 30 }),
    z.transform(Number),
  ),
  z.int().check(z.gte(0), z.lte(30)),
)

/** What a booking comes to once it is changed, in euros, and the days on which the difference is due, from either side. */
export const ChangedSums = {
  total: z.number(),
  difference: z.number().check(z.describe('Of the new total and the one of now; below zero when it costs less.')),
  left_to_pay: z.number(),
  pay_by: z.nullable(z.iso.date()).check(z.describe('Null when nothing is left to pay.')),
  refund: z.number(),
  refund_by: z.nullable(z.iso.date()).check(z.describe('Null when nothing is paid back.')),
}

export const MoveDate = z
  .object({
    departure_id: z.int(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    guide: LedBy,
    also_booked: AlsoBooked,
    is_confirmed: z.boolean(),
    awaited: z.nullable(Awaited),
    available_count: z.int(),
    unit: z.number().check(z.describe('Of one traveler, in euros.')),
    steps: z
      .array(CancellationStep)
      .check(z.describe('What canceling gives back after the move, by the day, without days that are over.')),
    refusal: z
      .nullable(z.enum(['full', 'age']))
      .check(z.describe("Why the party can't go: too few seats, or somebody too young on that day; null when it can.")),
    promo: z
      .nullable(z.string())
      .check(
        z.describe(
          'What becomes of the promo code on that date, and what that costs; null when nothing does. The sums count it.',
        ),
      ),
    ...ChangedSums,
  })
  .register(z.globalRegistry, {
    id: 'MoveDate',
    description: 'Another departure of the trip that is booked, and what the booking would come to on it, in euros.',
  })
export type MoveDate = z.infer<typeof MoveDate>

export const ChangeableOption = z
  .object({
    id: z.string(),
    label: z.string(),
    description: z.nullable(z.string()),
    price: z.number().check(z.describe('Of one traveler, in euros: what was agreed for one that is taken already.')),
    count: z.int().check(z.describe('For how many travelers it is taken.')),
    most: z.int().check(z.describe('For how many it may be: one that is sold no more can only be dropped.')),
  })
  .register(z.globalRegistry, {
    id: 'ChangeableOption',
    description: 'An option of the trip, as the booking has it or may take it.',
  })
export type ChangeableOption = z.infer<typeof ChangeableOption>

export const ReservationChanges = z
  .object({
    today: z.iso.date(),
    departure_id: z.int(),
    steps: z.array(CancellationStep).check(z.describe('What canceling gives back, by the day.')),
    move: z
      .object({ is_open: z.boolean(), until: z.nullable(z.iso.date()), dates: z.array(MoveDate) })
      .check(z.describe('`until`: the last day on which the date is changed alone and for free.')),
    options: z
      .object({
        is_open: z.boolean(),
        until: z.nullable(z.iso.date()),
        list: z.array(ChangeableOption),
      })
      .check(
        z.describe('`until`: the last day on which options are added or dropped alone; null when that never was.'),
      ),
    transfer: z
      .object({
        is_open: z.boolean(),
        until: z.iso.date(),
        cost: z
          .number()
          .check(z.describe('What it really costs the agency, in euros, which comes on top of the total.')),
        done_count: z.int().check(z.describe('How many places of this booking were handed over already.')),
        notice_version: z
          .nullable(z.string())
          .check(z.describe('The version in force of what both sign up to; null without one.')),
        level_notice_version: z
          .nullable(z.string())
          .check(
            z.describe(
              'The version in force of the warning about a level far below what the trip asks; null without one.',
            ),
          ),
      })
      .check(
        z.describe(
          '`until`: the last day on which a place is handed over alone, the seventh before the departure (R211-7).',
        ),
      ),
    travelers: z
      .object({
        refusal: z
          .nullable(z.enum(['full', 'closed', 'unpaid']))
          .check(
            z.describe(
              'Why nobody can be added: no seat is free, the departure is not on sale, or a sum is overdue; null when somebody can.',
            ),
          ),
        available_count: z.int().check(z.describe('How many may be added, ten at most.')),
        price: z.number().check(z.describe('Of one more traveler today, in euros.')),
        child_fare: z
          .nullable(z.object({ price: z.number(), max_age: z.int() }))
          .check(
            z.describe('What one more child pays today, in euros, and up to which age; null where all pay alike.'),
          ),
        level_notice_version: z
          .nullable(z.string())
          .check(
            z.describe(
              'The version in force of the warning about a level far below what the trip asks; null without one.',
            ),
          ),
      })
      .check(z.describe('Adding travelers to the booking.')),
  })
  .register(z.globalRegistry, {
    id: 'ReservationChanges',
    description: 'What a customer may change of a booking alone, on which days, and what it costs.',
  })
export type ReservationChanges = z.infer<typeof ReservationChanges>

export const getReservationChanges = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/changes',
  group,
  auth: 'user',
  summary: 'What may be changed alone',
  description:
    "What may be changed of one's own booking; 404 for somebody else's, 409 once it is canceled or has begun.",
  params: ReservationParams,
  response: ReservationChanges,
})

export const moveOwnReservation = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/departure',
  group,
  auth: 'user',
  summary: 'Change the date',
  description:
    'Goes to another departure of the trip, for free while canceling would give everything back. `from_departure_id`, the travelers and the total are those that were shown: 409 when one has changed, when fees have begun, or too few seats are left.',
  params: ReservationParams,
  body: z.strictObject({
    departure_id: BodyId,
    from_departure_id: BodyId,
    travelers_count: bodyCount(30),
    total: z.number(),
  }),
  conflicts: [...SEAT_CONFLICTS, ...AGE_CONFLICTS, 'price', 'desk', 'travelers', 'departure'],
  response: ReservationDetail,
})

const OptionId = z.string().check(z.minLength(1), z.maxLength(64))

export const previewOption = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/options',
  group,
  auth: 'user',
  summary: 'What adding or dropping an option changes',
  description:
    "What the booking would come to with an option for so many travelers; 404 for an option that it can't have.",
  params: ReservationParams,
  query: z.object({
    option_id: OptionId.check(
      z.meta({ description: 'The option, as `options` of the booking has it.', example: '66f1a2' }),
    ),
    count: countFromNone.check(z.meta({ description: 'For how many travelers it is wanted; 0 drops it.', example: 1 })),
  }),
  conflicts: ['closed'],
  response: z.object({ fee: z.number(), ...ChangedSums }),
})

export const changeOption = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/options',
  group,
  auth: 'user',
  summary: 'Add or drop an option',
  description:
    'Takes an option for so many travelers, or for none. `from_count`, the fee and the total are those that were shown: 409 when one has changed, or once the balance was due.',
  params: ReservationParams,
  body: z.strictObject({
    option_id: OptionId,
    count: z.int().check(z.gte(0), z.lte(30)),
    from_count: z.int().check(z.gte(0), z.lte(30)),
    fee: z.number().check(z.gte(0)),
    total: z.number(),
  }),
  conflicts: ['price', 'options', 'closed'],
  response: ReservationDetail,
})

const Version = z.string().check(z.maxLength(20))

export const transferPlace = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/participants/:position/transfer',
  group,
  auth: 'user',
  summary: 'Hand a place over to somebody else',
  description:
    "Hands a traveler's place over to somebody else until seven days before the departure. The cost, the travelers and how many places were handed over are those that were shown: 409 when one has changed, when a warning was not accepted, or it is too late.",
  params: TravelerParams,
  body: z.strictObject({
    first_name: nameText(),
    last_name: nameText(),
    birth_date: lineText({ max: 10 }).check(z.describe('`1990-02-28`.')),
    email: lineText({ max: 254 }),
    phone: lineText({ max: 20 }),
    level: z.int().check(z.gte(1), z.lte(5)),
    travelers_count: bodyCount(30),
    done_count: z.int().check(z.gte(0)),
    cost: z.number().check(z.gte(0)),
    notice_version: z.optional(Version).check(z.describe('Of the texts that were read and accepted.')),
    level_notice_version: z.optional(Version),
  }),
  conflicts: ['level', 'transferred', 'price', 'notice', 'travelers', 'desk'],
  response: ReservationDetail,
})
