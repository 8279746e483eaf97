import { postMessage, reportMessage } from '@/contract/messages'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

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
  callApi(postMessage, {
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
  callApi(reportMessage, {
    params: { id: String(expeditionId), message_id: messageId },
    body: { reason },
    token: token(),
  })
