import type { postMessage, reportMessage } from '@/contract/messages'
import { callApi } from '@/storefront/lib/call-api'
import { readSession } from '@/storefront/lib/session-store'

// The contract's types alone: its zod schemas would weigh on the page.
const POST: Pick<typeof postMessage, 'method' | 'path'> = { method: 'post', path: '/v1/expeditions/:id/messages' }
const REPORT: Pick<typeof reportMessage, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/expeditions/:id/messages/:message_id/report',
}

const token = () => readSession().user?.token

export const sendMessage = ({
  expeditionId,
  body,
  parentId,
}: {
  expeditionId: number
  body: string
  parentId: number | null
}) =>
  callApi(POST as typeof postMessage, {
    params: { id: String(expeditionId) },
    body: { body, ...(parentId !== null && { parent_id: parentId }) },
    token: token(),
  })

export const sendReport = ({
  expeditionId,
  messageId,
  reason,
}: {
  expeditionId: number
  messageId: number
  reason: string
}) =>
  callApi(REPORT as typeof reportMessage, {
    params: { id: String(expeditionId), message_id: messageId },
    body: { reason },
    token: token(),
  })
