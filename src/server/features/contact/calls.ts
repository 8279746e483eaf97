import { getConversation, openContactForm, replyToContact, sendContactMessage } from '@/contract/contact-messages'
import { countCall } from '@/server/platform/http/rate-limit'
import { implementRoute } from '@/server/platform/http/implement-route'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { openForm } from './contact-form'
import { keepMessage } from './keep-message'
import { LIMITS } from './limits'
import { readConversation, replyToMessage } from './conversation'

export const CONTACT_ENDPOINTS = [
  implementRoute(openContactForm, async ({ req }) => {
    await countCall({ limit: LIMITS.formsByClient, key: clientAddressOf(req.headers) })
    return { form: openForm(new Date()) }
  }),
  implementRoute(sendContactMessage, ({ body, req }) => keepMessage({ sent: body, req, now: new Date() })),
]

/** What the agency asks and does on the page of a message. */
export const CONTACT_DESK_ENDPOINTS = [
  implementRoute(getConversation, ({ params }) => readConversation(params.id)),
  implementRoute(replyToContact, ({ params, body, user, req }) =>
    replyToMessage({ id: params.id, ...body, authorId: user.id, req }),
  ),
]
