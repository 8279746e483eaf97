import * as z from 'zod/mini'
import { defineRoute } from './define-route'

export const keepConsentProof = defineRoute({
  method: 'post',
  path: '/v1/consents',
  group: 'Consent',
  auth: 'public',
  status: 201,
  summary: 'Keep the proof of a choice of what may be measured',
  description:
    'Keeps that a choice of what may be measured was made: when, what, and on which version of the request; nothing of who made it. 409 for a version that the site no longer asks.',
  body: z.strictObject({
    version: z.string().check(z.minLength(1), z.maxLength(64)),
    audience: z.boolean(),
    advertising: z.boolean(),
  }),
  response: z.object({ ok: z.literal(true) }),
})
