import * as z from 'zod/mini'
import { LinkHeaders } from './address-parameters'
import { BookedExpedition, TripJourney } from './booked-expedition'
import { defineRoute } from './define-route'
import { Participant, ParticipantChange } from './participant-fields'

const group = 'Bookings'
/** The secret of the link that was opened: in a header, for addresses are kept and shown by too many. */

export const OwnProfile = z
  .object({
    invited_by: z
      .nullable(z.string())
      .check(z.describe('First name of the customer who booked; null for that customer.')),
    expedition: BookedExpedition,
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    journeys: z.array(TripJourney),
    kit: z.array(z.string()),
    participant: Participant,
  })
  .register(z.globalRegistry, {
    id: 'OwnProfile',
    description: 'What the bearer of a private link sees: the trip and their own profile, nothing of the others.',
  })
export type OwnProfile = z.infer<typeof OwnProfile>

export const getOwnProfile = defineRoute({
  method: 'get',
  path: '/v1/participants/profile',
  group,
  auth: 'public',
  summary: 'Profile behind a private link',
  description:
    'The profile behind a private link; 404 when it is unknown, was replaced, or the trip is over; 409 once it is canceled.',
  headers: LinkHeaders,
  response: OwnProfile,
})

export const updateOwnProfile = defineRoute({
  method: 'patch',
  path: '/v1/participants/profile',
  group,
  auth: 'public',
  summary: 'Complete one’s own profile',
  description: 'Saves the fields that are sent of the profile behind a private link; the others stay as they are.',
  headers: LinkHeaders,
  body: ParticipantChange,
  response: OwnProfile,
})
