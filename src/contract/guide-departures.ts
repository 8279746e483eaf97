import * as z from 'zod/mini'
import { BookedExpedition } from './booking'
import { defineRoute } from './define-route'
import { KnownGuardian } from './guardian'
import { Participant } from './participant-fields'
import { PathId } from './whole-numbers'

const group = 'Guides'
const DepartureParams = z.object({ id: PathId })

/** One traveler of a roster. Personal data is null out of the 60 days before to 7 days after the departure. */
export const RosterParticipant = z
  .extend(z.omit(Participant, { missing: true }), {
    id: z.int(),
    reservation_number: z.string(),
    is_confirmed: z.boolean(),
    /** What is due of the booking by now was not received; false out of those days. */
    is_unpaid: z.boolean(),
    /** Whether it was accepted at the order that this traveler is far below what the trip asks. */
    level_gap_accepted: z.boolean(),
    guardian: KnownGuardian,
  })
  .register(z.globalRegistry, { id: 'RosterParticipant' })
export type RosterParticipant = z.infer<typeof RosterParticipant>

/** A departure with who comes, for its guide and the agency. */
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
    /** Who answers day and night during the trip, in E.164; null while the agency has no such number. */
    emergency_phone: z.nullable(z.string()),
    /** Whether personal data may be read today, and from which day to which. */
    is_readable: z.boolean(),
    readable_from: z.iso.date(),
    readable_until: z.iso.date(),
    participants: z.array(RosterParticipant),
  })
  .register(z.globalRegistry, { id: 'GuideDeparture' })
export type GuideDeparture = z.infer<typeof GuideDeparture>

/** The roster of a departure one guides; another's is 404. Each reading of personal data is recorded. */
export const getGuideDeparture = defineRoute({
  method: 'get',
  path: '/v1/guide/departures/:id',
  group,
  auth: 'user',
  summary: 'Roster of a departure one guides',
  params: DepartureParams,
  query: z.object({ for: z._default(z.enum(['page', 'print']), 'page') }),
  response: GuideDeparture,
})

/** Sends a participant, or who booked for them, a reminder to complete the profile; at most one a day. */
export const remindParticipant = defineRoute({
  method: 'post',
  path: '/v1/guide/departures/:id/participants/:participant_id/remind',
  group,
  auth: 'user',
  summary: 'Remind a participant of the profile',
  params: z.extend(DepartureParams, { participant_id: PathId }),
  response: z.object({ sent_to: z.string() }),
})
