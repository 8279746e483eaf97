import * as z from 'zod/mini'
import { ReservationParams } from './address-parameters'
import { AGE_CONFLICTS, SEAT_CONFLICTS } from './conflicts'
import { defineRoute } from './define-route'
import { optionalName } from './free-text'
import { Age } from './party'
import { ChangedSums } from './reservation-changes'
import { ReservationDetail } from './reservation-detail'
import { bodyCount } from './whole-numbers'

const group = 'Bookings'
const Version = z.string().check(z.maxLength(20))

/** How many travelers are added at once. */
export const MOST_ADDED = 10

/** Ages separated by commas, from 0 to 18. */
const ListedAges = z.pipe(
  z.string().check(z.regex(/^(1[0-8]|\d)(,(1[0-8]|\d)){0,9}$/)),
  z.transform((text) => text.split(',').map(Number)),
)

const ADDING_CONFLICTS = [...SEAT_CONFLICTS, ...AGE_CONFLICTS, 'unpaid', 'transfer'] as const

export const previewTravelers = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/travelers',
  group,
  auth: 'user',
  summary: 'What adding travelers changes',
  description:
    'What the booking would come to with travelers of these ages more, at the price of the departure today. 409 when they cannot come, or no seat is left.',
  params: ReservationParams,
  query: z.object({
    ages: ListedAges.check(
      z.meta({
        description: 'The age of each on the first day of the departure, 18 for any adult; ten at most.',
        example: '18,9',
      }),
    ),
  }),
  conflicts: ADDING_CONFLICTS,
  response: z.object({
    promo: z
      .nullable(z.string())
      .check(z.describe('What becomes of the promo code; null when nothing does. The sums count it.')),
    ...ChangedSums,
  }),
})

const AddedTraveler = z.strictObject({
  first_name: optionalName(),
  last_name: optionalName(),
  age: Age.check(z.describe('On the first day of the departure; 18 for any adult.')),
  level: z.nullable(z.int().check(z.gte(1), z.lte(5))).check(z.describe('Out of 5; null until it is told.')),
})
export type AddedTraveler = z.infer<typeof AddedTraveler>

const AddedTravelers = z.strictObject({
  travelers: z.array(AddedTraveler).check(z.minLength(1), z.maxLength(MOST_ADDED)),
  travelers_count: bodyCount(30).check(z.describe('How many the booking has, as it was shown.')),
  total: z.number().check(z.describe('What it comes to with them, in euros, as it was shown.')),
  level_notice_version: z.optional(Version).check(z.describe('Of the warning that was read and accepted.')),
})

export const addTravelers = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/travelers',
  group,
  auth: 'user',
  summary: 'Add travelers',
  description:
    'Takes a seat for each traveler more. The travelers and the total are those that were shown: 409 when one has changed, too few seats are left, a sum is overdue, or the ages or the level of somebody need an answer first.',
  params: ReservationParams,
  body: AddedTravelers,
  conflicts: [...ADDING_CONFLICTS, 'price', 'travelers', 'level', 'change'],
  response: ReservationDetail,
})
