import * as z from 'zod/mini'
import { SIZE_KINDS } from '@/domain/participant-sizes'
import { defineRoute } from './define-route'
import { Participant, ParticipantDraft } from './participant-fields'

const group = 'Réservation'
/** The secret of the link that was opened: in a header, for addresses are kept and shown by too many. */
const LinkHeaders = z.object({ 'link-token': z._default(z.string().check(z.maxLength(100)), '') })

/** What the bearer of a private link sees: the trip and their own profile, nothing of the others. */
export const OwnProfile = z
  .object({
    expedition_name: z.string(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    age_min_child: z.nullable(z.int()),
    sizes_asked: z.array(z.enum(SIZE_KINDS)),
    participant: Participant,
  })
  .register(z.globalRegistry, { id: 'OwnProfile' })
export type OwnProfile = z.infer<typeof OwnProfile>

/** The profile behind a private link; 404 when it is unknown, was replaced, or the trip is over or canceled. */
export const getOwnProfile = defineRoute({
  method: 'get',
  path: '/v1/participants/profile',
  group,
  auth: 'public',
  summary: 'Profile behind a private link',
  headers: LinkHeaders,
  response: OwnProfile,
})

/** Saves the profile behind a private link. */
export const updateOwnProfile = defineRoute({
  method: 'patch',
  path: '/v1/participants/profile',
  group,
  auth: 'public',
  summary: 'Complete one’s own profile',
  headers: LinkHeaders,
  body: ParticipantDraft,
  response: OwnProfile,
})
