import { listMessages, postMessage, reportMessage } from '@/contract/messages'
import { UNKNOWN_EXPEDITION } from '@/server/features/catalogue/expeditions/unknown-expedition'
import { notFound } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { listExpeditionMessages } from './list-expedition-messages'
import { postMessageOf } from './post-message'
import { reportMessageOf } from './report-message'

export const MESSAGE_ENDPOINTS = [
  implementRoute(listMessages, async ({ params }) => {
    const messages = await listExpeditionMessages(params.id)
    if (messages === null) throw notFound(UNKNOWN_EXPEDITION)
    return messages
  }),
  implementRoute(postMessage, ({ params, body, user, req }) =>
    postMessageOf({ expedition: params.id, body, user, req }),
  ),
  implementRoute(reportMessage, ({ params, body, user, req }) =>
    reportMessageOf({ expedition: params.id, messageId: params.message_id, reason: body.reason, user, req }),
  ),
]
