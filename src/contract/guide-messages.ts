import * as z from 'zod/mini'
import { GROUP_BODY_MAX_LENGTH, GROUP_SUBJECT_MAX_LENGTH } from '@/domain/guides/group-message'
import { GuidedParams, IdempotencyHeaders } from './address-parameters'
import { defineRoute } from './define-route'
import { freeText, lineText } from './free-text'

const group = 'Guides'

export const GroupMessage = z
  .object({
    id: z.int(),
    subject: z.string(),
    body: z.string(),
    author: z.nullable(z.string()).check(z.describe('Null once the account is deleted.')),
    recipients: z.int(),
    sent_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, {
    id: 'GroupMessage',
    description: 'A message to all travelers of a departure, with its author and the number of addresses.',
  })
export type GroupMessage = z.infer<typeof GroupMessage>

export const listGroupMessages = defineRoute({
  method: 'get',
  path: '/v1/guide/departures/:id/messages',
  group,
  auth: 'user',
  summary: 'What was written to a group',
  description: "The messages to the travelers of one of the guide's departures, latest first.",
  params: GuidedParams,
  response: z.array(GroupMessage),
})

export const writeToGroup = defineRoute({
  method: 'post',
  path: '/v1/guide/departures/:id/messages',
  group,
  auth: 'user',
  status: 201,
  summary: 'Write to a group',
  description:
    "Writes to each traveler of a departure who has an address, one mail each: nobody learns of another's. `Idempotency-Key` is required: the same key and text are one message, the same key with another text 422. 409 out of the days when personal data may be read, once canceled, and when nobody has an address.",
  params: GuidedParams,
  headers: IdempotencyHeaders,
  body: z.strictObject({
    subject: lineText({ max: GROUP_SUBJECT_MAX_LENGTH }).check(z.refine((text) => text !== '', 'Écris un objet.')),
    body: freeText({ max: GROUP_BODY_MAX_LENGTH }),
  }),
  response: GroupMessage,
})
