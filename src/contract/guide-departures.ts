import * as z from 'zod/mini'
import { GuidedParams } from './address-parameters'
import { BookedExpedition } from './booked-expedition'
import { defineRoute } from './define-route'
import { KnownGuardian } from './guardian'
import { Participant } from './participant-fields'
import { PathId } from './whole-numbers'

const group = 'Guides'

export const RosterParticipant = z
  .extend(z.omit(Participant, { missing: true }), {
    id: z.int(),
    reservation_number: z.string(),
    is_confirmed: z.boolean(),
    is_unpaid: z
      .boolean()
      .check(z.describe('Whether a sum of the booking is overdue; false outside the days around the departure.')),
    level_gap_accepted: z
      .boolean()
      .check(z.describe('Whether it was accepted at the order that this traveler is far below what the trip asks.')),
    guardian: KnownGuardian,
  })
  .register(z.globalRegistry, {
    id: 'RosterParticipant',
    description:
      'One traveler of a roster. Personal data is null out of the 60 days before to 7 days after the departure.',
  })
export type RosterParticipant = z.infer<typeof RosterParticipant>

export const GuideDeparture = z
  .object({
    departure_id: z.int(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    status: z.enum(['open', 'confirmed', 'canceled']),
    days_before: z.int(),
    capacity: z.int(),
    seats_taken: z.int(),
    travelers_count: z.int(),
    expedition: BookedExpedition,
    emergency_phone: z
      .nullable(z.string())
      .check(
        z.describe('Who answers day and night during the trip, in E.164; null while the agency has no such number.'),
      ),
    is_readable: z.boolean().check(z.describe('Whether personal data may be read today, and from which day to which.')),
    readable_from: z.iso.date(),
    readable_until: z.iso.date(),
    participants: z.array(RosterParticipant),
  })
  .register(z.globalRegistry, {
    id: 'GuideDeparture',
    description: 'A departure with who comes, for its guide and the agency: capacity in seats, `days_before` in days.',
  })
export type GuideDeparture = z.infer<typeof GuideDeparture>

export const getGuideDeparture = defineRoute({
  method: 'get',
  path: '/v1/guide/departures/:id',
  group,
  auth: 'user',
  summary: 'Roster of a departure one guides',
  description:
    "The roster of one of the guide's departures; 404 for another departure. Each reading of personal data is recorded.",
  params: GuidedParams,
  query: z.object({
    for: z
      ._default(z.enum(['page', 'print']), 'page')
      .check(z.meta({ description: 'Whether it is read on a page, or printed.', example: 'page' })),
  }),
  response: GuideDeparture,
})

export const remindParticipant = defineRoute({
  method: 'post',
  path: '/v1/guide/departures/:id/participants/:participant_id/remind',
  group,
  auth: 'user',
  summary: 'Remind a participant of the profile',
  description: 'Sends a participant, or who booked for them, a reminder to complete the profile; at most one a day.',
  params: z.extend(GuidedParams, {
    participant_id: PathId.check(
      z.meta({ description: 'The number of a participant of that departure.', example: 2041 }),
    ),
  }),
  response: z.object({ sent_to: z.string() }),
})
