import * as z from 'zod/mini'
import { GuidedParams } from './address-parameters'
import { defineRoute } from './define-route'

const group = 'Guides'

export const DepartureChange = z
  .object({
    at: z.iso.datetime(),
    kind: z
      .enum([
        'given',
        'dates',
        'confirmed',
        'joined',
        'moved_in',
        'moved_out',
        'left',
        'one_left',
        'replaced',
        'profile',
      ])
      .check(
        z.describe(
          'The departure was given to the guide, got other dates, or became sure; travelers booked, came from or went to another departure, or canceled; one of several canceled, or gave the place to somebody; a profile was filled in, which says nothing of its content.',
        ),
      ),
    travelers: z
      .nullable(z.int())
      .check(z.describe('How many it is about; null for the departure itself and for profiles.')),
    names: z
      .array(z.string())
      .check(
        z.describe(
          'First names of the travelers of the booking who came, or of which a profile was filled in, on the days when personal data may be read.',
        ),
      ),
    former_days: z
      .nullable(z.object({ start: z.iso.date(), end: z.iso.date() }))
      .check(z.describe('The dates before, of `dates`.')),
    is_new: z.boolean().check(z.describe('Whether it came after the last visit that was noted.')),
  })
  .register(z.globalRegistry, {
    id: 'DepartureChange',
    description: 'What changed on a departure, without anything of what profiles say.',
  })
export type DepartureChange = z.infer<typeof DepartureChange>

export const listDepartureChanges = defineRoute({
  method: 'get',
  path: '/v1/guide/departures/:id/changes',
  group,
  auth: 'user',
  summary: 'What changed on a departure',
  description:
    "What changed on one of the guide's departures within 30 days, newest first, and which of it is new since the last visit. 404 for another departure.",
  params: GuidedParams,
  response: z.array(DepartureChange),
})

export const noteDepartureVisit = defineRoute({
  method: 'post',
  path: '/v1/guide/departures/:id/changes/seen',
  group,
  auth: 'user',
  summary: 'Say until when changes were seen',
  description:
    'Notes that the changes until an instant were seen: the latest instant counts, and none is later than now. 404 for another departure.',
  params: GuidedParams,
  body: z.strictObject({ until: z.iso.datetime() }),
  response: z.object({ ok: z.literal(true) }),
})
