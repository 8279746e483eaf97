import * as z from 'zod/mini'
import { MESSAGE_MAX_LENGTH, REPORT_MAX_LENGTH } from '@/domain/contact/message-rules'
import { defineRoute } from './define-route'
import { ExpeditionParams } from './expeditions'
import { freeText } from './free-text'
import { BodyId, PathId } from './whole-numbers'

const group = 'Questions'

const MessageAuthor = z.object({ first_name: z.string(), avatar_url: z.nullable(z.string()), is_guide: z.boolean() })

/** An answer to a question. Its author is a first name and a portrait, nothing else. */
export const Reply = z.object({ id: z.int(), body: z.string(), author: MessageAuthor, created_at: z.iso.datetime() })
export type Reply = z.infer<typeof Reply>

export const Message = z.extend(Reply, { replies: z.array(Reply) }).register(z.globalRegistry, {
  id: 'Message',
  description: 'A question on an expedition with its answers, oldest answer first.',
})
export type Message = z.infer<typeof Message>

export const listMessages = defineRoute({
  method: 'get',
  path: '/v1/expeditions/:id/messages',
  group,
  auth: 'public',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  summary: 'Questions and answers of one expedition',
  description: 'Questions and answers of one expedition, newest question first; a hidden question hides its answers.',
  params: ExpeditionParams,
  response: z.array(Message),
})

export const postMessage = defineRoute({
  method: 'post',
  path: '/v1/expeditions/:id/messages',
  group,
  auth: 'user',
  status: 201,
  summary: 'Ask a question or answer one',
  description:
    'Asks a question, or answers one when `parent_id` names a root message of the same expedition; null is none. 422 when nothing of the body can be seen, and when the parent is hidden, an answer itself, or of another expedition. The same text in the same place within a minute is kept once, and answers as the first did.',
  params: ExpeditionParams,
  body: z.strictObject({
    body: freeText({ max: MESSAGE_MAX_LENGTH }),
    parent_id: z.nullish(BodyId),
  }),
  response: Message,
})

export const reportMessage = defineRoute({
  method: 'post',
  path: '/v1/expeditions/:id/messages/:message_id/report',
  group,
  auth: 'user',
  summary: 'Report a message',
  description: 'Tells the agency of a message that should not be there; telling it twice changes nothing.',
  params: z.extend(ExpeditionParams, {
    message_id: PathId.check(z.meta({ description: 'The number of the message that is reported.', example: 77 })),
  }),
  body: z.strictObject({ reason: z.optional(z.union([freeText({ max: REPORT_MAX_LENGTH }), z.literal('')])) }),
  response: z.object({ ok: z.literal(true) }),
})
