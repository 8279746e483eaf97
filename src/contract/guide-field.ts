import * as z from 'zod/mini'
import { defineRoute } from './define-route'
import { GuideDeparture } from './guide-departures'
import { BodyId, PathId } from './whole-numbers'

const group = 'Guides'
const params = z.object({ id: PathId })

/** Who is there, of one traveler, and when that was said. */
export const PresenceCheck = z
  .object({ participant_id: z.int(), state: z.enum(['here', 'late', 'absent']), at: z.iso.datetime() })
  .register(z.globalRegistry, { id: 'PresenceCheck' })
export type PresenceCheck = z.infer<typeof PresenceCheck>

/** All that a guide needs where there is no network: the roster, the programme, whom to call, who is there. */
export const FieldSheet = z
  .object({
    /** Whose copy it is: it goes when somebody else signs in. */
    viewer_id: z.int(),
    departure: GuideDeparture,
    programme: z.array(z.object({ title: z.string(), text: z.string(), night: z.string() })),
    agency: z.object({ phone: z.string(), phone_e164: z.string() }),
    presence: z.array(PresenceCheck),
  })
  .register(z.globalRegistry, { id: 'FieldSheet' })
export type FieldSheet = z.infer<typeof FieldSheet>

/** The field sheet of a departure one guides, to look at or to keep on a phone; the reading is recorded as such. */
export const getFieldSheet = defineRoute({
  method: 'get',
  path: '/v1/guide/departures/:id/field',
  group,
  auth: 'user',
  summary: 'Field sheet of a departure one guides',
  params,
  query: z.object({ for: z._default(z.enum(['page', 'copy']), 'page') }),
  response: FieldSheet,
})

/**
 * Says who is there. The latest answer on a traveler stays, by the time it was given, which is never later than now; told again,
 * or late, it changes nothing. A traveler who comes no more is left out. 409 out of the days when personal data may be read.
 */
export const checkPresence = defineRoute({
  method: 'post',
  path: '/v1/guide/departures/:id/presence',
  group,
  auth: 'user',
  summary: 'Say who is there',
  params,
  body: z.strictObject({
    checks: z
      .array(
        z.strictObject({ participant_id: BodyId, state: z.enum(['here', 'late', 'absent']), at: z.iso.datetime() }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({ presence: z.array(PresenceCheck) }),
})

/** Tells which readings were made of a kept copy without a network; each instant is one line however often it is told. */
export const recordOfflineReadings = defineRoute({
  method: 'post',
  path: '/v1/guide/departures/:id/readings',
  group,
  auth: 'user',
  summary: 'Record readings made offline',
  params,
  body: z.strictObject({ opened_at: z.array(z.iso.datetime()).check(z.minLength(1), z.maxLength(500)) }),
  response: z.object({ ok: z.literal(true) }),
})
