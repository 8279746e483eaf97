import * as z from 'zod/mini'
import { CALL_HOURS } from '@/domain/contact/call-slots'
import { defineRoute } from './define-route'
import { BodyId } from './whole-numbers'

export const requestCall = defineRoute({
  method: 'post',
  path: '/v1/call-requests',
  group: 'Call requests',
  auth: 'public',
  status: 201,
  summary: 'Ask to be called',
  description:
    'Asks the agency to call a number, within the hour that begins then in Paris; 422 when the number is none, or when the agency is not there. A number that waits for a call already is called at the new hour alone.',
  body: z.strictObject({
    phone: z.string().check(z.maxLength(250)).register(z.globalRegistry, {
      description: 'A number as it is dialled from France, or with its « + ».',
      minLength: 4,
    }),
    day: z.iso.date(),
    hour: z
      .int()
      .check(
        z.gte(CALL_HOURS.first),
        z.lte(CALL_HOURS.last),
        z.describe('The hour of the day in Paris, as a number: 9 for nine o’clock.'),
      ),
    expedition_id: z.optional(BodyId),
  }),
  response: z.object({ ok: z.literal(true) }),
})
