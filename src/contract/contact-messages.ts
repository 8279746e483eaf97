import * as z from 'zod/mini'
import { CONTACT_LENGTHS, CONTACT_TOPICS } from '@/domain/contact/contact'
import { Email } from './accounts'
import { CONTACT_FORM, CONTACT_MESSAGE } from './page-addresses'
import { definePanelRoute, defineRoute } from './define-route'
import { freeText, lineText, nameText } from './free-text'
import { BodyId, PathId } from './whole-numbers'

const group = 'Contact'

export const openContactForm = defineRoute({
  ...CONTACT_FORM,
  group,
  auth: 'public',
  status: 201,
  summary: 'Open the contact form',
  description: 'The mark of a form that somebody begins to fill in, good for one message within thirty days.',
  response: z.object({ form: z.string() }),
})

export const sendContactMessage = defineRoute({
  ...CONTACT_MESSAGE,
  group,
  auth: 'public',
  status: 201,
  summary: 'Write to the agency',
  description:
    'Writes to the agency, and answers the number of the message. Sent again with the same form it is the same message. What a script sends is answered alike. A trip that nobody knows is left out.',
  body: z.strictObject({
    topic: z.enum(CONTACT_TOPICS.map(({ value }) => value)),
    name: nameText({ max: CONTACT_LENGTHS.name }),
    email: Email,
    organisation: z.optional(lineText({ max: CONTACT_LENGTHS.organisation })),
    reservation: z.optional(lineText({ max: CONTACT_LENGTHS.reservation })),
    expedition_id: z.optional(BodyId),
    body: freeText({ min: CONTACT_LENGTHS.shortestBody, max: CONTACT_LENGTHS.body }),
    form: z.optional(z.string().check(z.maxLength(500))),
    // What nobody sees and a script fills in.
    website: z.optional(z.string().check(z.maxLength(2000))),
  }),
  response: z.object({ number: z.int() }),
})

const Conversation = z.object({
  name: z.string(),
  email: z.string(),
  body: z.string().check(z.describe('The text that was sent, then the answers, oldest first.')),
  sent_at: z.string(),
  replies: z.array(z.object({ id: z.int(), author: z.nullable(z.string()), body: z.string(), at: z.string() })),
})
export type Conversation = z.infer<typeof Conversation>

/** A message with what was answered to it. */
export const getConversation = definePanelRoute({
  method: 'get',
  path: '/contact-messages/:id/conversation',
  auth: 'staff',
  params: z.object({ id: PathId }),
  response: Conversation,
})

/**
 * Answers a message by mail. `seen` is how many answers its author had read: 409 when another was sent meanwhile. The last
 * answer sent again by its author is the same answer.
 */
export const replyToContact = definePanelRoute({
  method: 'post',
  path: '/contact-messages/:id/replies',
  auth: 'staff',
  params: z.object({ id: PathId }),
  body: z.strictObject({ body: freeText({ max: CONTACT_LENGTHS.body }), seen: z.int().check(z.gte(0)) }),
  response: z.object({ ok: z.literal(true) }),
})
