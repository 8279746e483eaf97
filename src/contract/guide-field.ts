import * as z from 'zod/mini'
import { GuidedParams } from './address-parameters'
import { defineRoute } from './define-route'
import { GuideDeparture } from './guide-departures'
import { BodyId } from './whole-numbers'

const group = 'Guides'

export const PresenceCheck = z
  .object({ participant_id: z.int(), state: z.enum(['here', 'late', 'absent']), at: z.iso.datetime() })
  .register(z.globalRegistry, {
    id: 'PresenceCheck',
    description: 'Who is there, of one traveler, and when that was said.',
  })
export type PresenceCheck = z.infer<typeof PresenceCheck>

export const FieldSheet = z
  .object({
    viewer_id: z.int().check(z.describe('Whose copy it is: it goes when somebody else signs in.')),
    departure: GuideDeparture,
    programme: z.array(z.object({ title: z.string(), text: z.string(), night: z.string() })),
    agency: z.object({ phone: z.string(), phone_e164: z.string() }),
    presence: z.array(PresenceCheck),
  })
  .register(z.globalRegistry, {
    id: 'FieldSheet',
    description:
      'All that a guide needs where there is no network: the roster, the programme, whom to call, who is there.',
  })
export type FieldSheet = z.infer<typeof FieldSheet>

export const getFieldSheet = defineRoute({
  method: 'get',
  path: '/v1/guide/departures/:id/field',
  group,
  auth: 'user',
  summary: 'Field sheet of a departure one guides',
  description:
    'The field sheet of a departure one guides, to look at or to keep on a phone; the reading is recorded as such.',
  params: GuidedParams,
  query: z.object({
    for: z
      ._default(z.enum(['page', 'copy']), 'page')
      .check(z.meta({ description: 'Whether it is read on a page, or kept as the offline copy.', example: 'page' })),
  }),
  response: FieldSheet,
})

export const checkPresence = defineRoute({
  method: 'post',
  path: '/v1/guide/departures/:id/presence',
  group,
  auth: 'user',
  summary: 'Say who is there',
  description:
    'Says who is there. The latest answer on a traveler stays, by the time it was given, which is never later than now; told again, or late, it changes nothing. A traveler who comes no more is left out. 409 out of the days when personal data may be read.',
  params: GuidedParams,
  body: z.strictObject({
    checks: z
      .array(
        z.strictObject({ participant_id: BodyId, state: z.enum(['here', 'late', 'absent']), at: z.iso.datetime() }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({ presence: z.array(PresenceCheck) }),
})

export const recordOfflineReadings = defineRoute({
  method: 'post',
  path: '/v1/guide/departures/:id/readings',
  group,
  auth: 'user',
  summary: 'Record readings made offline',
  description:
    'Tells which readings were made of a kept copy without a network; each instant is one line however often it is told.',
  params: GuidedParams,
  body: z.strictObject({ opened_at: z.array(z.iso.datetime()).check(z.minLength(1), z.maxLength(500)) }),
  response: z.object({ ok: z.literal(true) }),
})
