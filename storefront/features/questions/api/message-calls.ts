import type { postMessage, reportMessage } from '@/contract/messages'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const POST = lightRoute<typeof postMessage>({ method: 'post', path: '/v1/expeditions/:id/messages' })
const REPORT = lightRoute<typeof reportMessage>({
  method: 'post',
  path: '/v1/expeditions/:id/messages/:message_id/report',
})

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
  callApi(POST, {
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
  callApi(REPORT, {
    params: { id: String(expeditionId), message_id: messageId },
    body: { reason },
    token: token(),
  })
