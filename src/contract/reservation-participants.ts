import * as z from 'zod/mini'
import { ReservationParams, TravelerParams } from './address-parameters'
import { defineRoute } from './define-route'
import { Guardian } from './guardian'
import { ParticipantChange } from './participant-fields'
import { bodyCount } from './whole-numbers'
import { ReservationDetail } from './reservation-detail'

const group = 'Bookings'

const Position = bodyCount(30)

/** How many travelers were shown: 409 once there are fewer, as the next ones moved up. */
const TravelersShown = z.optional(bodyCount(30))

export const updateParticipants = defineRoute({
  method: 'patch',
  path: '/v1/reservations/:id/participants',
  group,
  auth: 'user',
  summary: 'Complete the participants',
  description:
    'Saves the fields that are sent of each participant, by position; other fields and other participants stay as they are. `level` is out of 5.',
  params: ReservationParams,
  body: z.strictObject({
    travelers_count: TravelersShown,
    participants: z.array(z.extend(ParticipantChange, { position: Position })).check(z.minLength(1), z.maxLength(30)),
  }),
  conflicts: ['travelers'],
  response: ReservationDetail,
})

export const saveGuardian = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/guardian',
  group,
  auth: 'user',
  summary: 'Who answers for the children',
  description: 'Saves who answers for the children of a trip without the parents; 409 on any other trip.',
  params: ReservationParams,
  body: Guardian,
  response: ReservationDetail,
})

export const shareParticipantLink = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/participants/:position/link',
  group,
  auth: 'user',
  summary: 'Private link of one participant',
  description: 'Makes the private link that lets one traveler fill in their own profile; sent by mail when asked.',
  params: TravelerParams,
  body: z.strictObject({
    travelers_count: TravelersShown,
    send: z._default(z.boolean(), false),
    token: z
      .optional(z.string().check(z.maxLength(100)))
      .check(
        z.describe('Of the link to send: the one made just before, which stays. Otherwise a new one takes its place.'),
      ),
  }),
  conflicts: ['travelers'],
  response: z.object({ url: z.string(), sent_to: z.nullable(z.string()) }),
})

/** The name of one of our items, compared as it is and never kept: nothing, when the database could not read it. */
const ItemName = z.string().check(
  z.maxLength(300),
  z.overwrite((name) => (name.includes('\0') || /\p{Surrogate}/u.test(name) ? '' : name)),
)

export const updateKit = defineRoute({
  method: 'patch',
  path: '/v1/reservations/:id/kit',
  group,
  auth: 'user',
  summary: 'What is packed already',
  description: 'Remembers which things of the kit list are packed.',
  params: ReservationParams,
  body: z.strictObject({ packed: z.array(ItemName).check(z.maxLength(40)) }),
  response: z.object({ kit_packed: z.array(z.string()) }),
})
