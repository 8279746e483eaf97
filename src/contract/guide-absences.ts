import * as z from 'zod/mini'
import { MAX_ABSENCE_NOTE } from '@/domain/departures/guide-absences'
import { definePanelRoute, defineRoute } from './define-route'
import { lineText } from './free-text'
import { PathId } from './whole-numbers'

const group = 'Guides'

export const GuideAbsence = z
  .object({
    id: z.int(),
    first_day: z.iso.date(),
    last_day: z.iso.date().check(z.describe('The last day off, included.')),
    note: z.string().check(z.describe('Empty when none was written.')),
    is_own: z.boolean().check(z.describe('Whether the guide entered it; the agency did otherwise.')),
    departures: z
      .array(
        z.object({
          departure_id: z.int(),
          name: z.string(),
          departure_start: z.iso.date(),
          departure_end: z.iso.date(),
        }),
      )
      .check(z.describe('Departures that the guide leads on these days: they stay his or hers.')),
  })
  .register(z.globalRegistry, {
    id: 'GuideAbsence',
    description: 'Days on which a guide is not available, with the departures that he or she leads all the same.',
  })
export type GuideAbsence = z.infer<typeof GuideAbsence>

const NewAbsence = z.strictObject({
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  note: z._default(lineText({ max: MAX_ABSENCE_NOTE }), ''),
})
export type NewAbsence = z.infer<typeof NewAbsence>

const Removed = z.object({ ok: z.literal(true) })

export const listOwnAbsences = defineRoute({
  method: 'get',
  path: '/v1/guide/absences',
  group,
  auth: 'user',
  summary: 'Days one is not available',
  description: 'The days off of the guide from today on, soonest first. Empty for a user who is not a guide.',
  response: z.array(GuideAbsence),
})

export const addOwnAbsence = defineRoute({
  method: 'post',
  path: '/v1/guide/absences',
  group,
  auth: 'user',
  status: 201,
  summary: 'Say that one is not available',
  description:
    'Adds days off, from today on. Departures that one leads on these days stay; the answer names them, and the agency is told by mail. 403 for a user who is not a guide, 409 for days that cross other days off, 422 for days that are over, in the wrong order, or too far away.',
  body: NewAbsence,
  response: GuideAbsence,
})

export const removeOwnAbsence = defineRoute({
  method: 'delete',
  path: '/v1/guide/absences/:id',
  group,
  auth: 'user',
  summary: 'Be available again',
  description: 'Removes days off. 404 for those of another guide, or that are not there any more.',
  params: z.object({ id: PathId.check(z.meta({ description: 'The number of the days off.', example: 31 })) }),
  response: Removed,
})

const params = z.object({ id: PathId })

/** The days off of a guide from today on, soonest first. */
export const listGuideAbsences = definePanelRoute({
  method: 'get',
  path: '/guides/:id/absences',
  auth: 'staff',
  params,
  response: z.array(GuideAbsence),
})

/** Adds days off for a guide, who is told by mail; refused as the guide's own are. */
export const addGuideAbsence = definePanelRoute({
  method: 'post',
  path: '/guides/:id/absences',
  auth: 'staff',
  params,
  body: NewAbsence,
  status: 201,
  response: GuideAbsence,
})

/** Removes days off of a guide. */
export const removeGuideAbsence = definePanelRoute({
  method: 'delete',
  path: '/guides/:id/absences/:absence_id',
  auth: 'staff',
  params: z.extend(params, { absence_id: PathId }),
  response: Removed,
})
