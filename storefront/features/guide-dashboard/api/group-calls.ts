import { getGuideNews, setGuideNews } from '@/contract/guide-calendar'
import { listGroupMessages, writeToGroup } from '@/contract/guide-messages'
import { listMessages, postMessage } from '@/contract/messages'
import { callApi } from '@/storefront/lib/api/call-api'
import { sessionToken } from '@/storefront/lib/session/token'

export const loadGroupMessages = async (id: number) =>
  callApi(listGroupMessages, { params: { id }, token: await sessionToken() })

type GroupText = { id: number; subject: string; body: string; key: string }

/** The key is that of one form filled in: pressed twice, it leaves once. */
export const sendToGroup = async ({ id, subject, body, key }: GroupText) =>
  callApi(writeToGroup, { params: { id }, body: { subject, body }, idempotencyKey: key, token: await sessionToken() })

/** The questions of a trip's page that nobody answered, oldest first. */
export const loadWaitingQuestions = async (expeditionId: number) => {
  const messages = await callApi(listMessages, { params: { id: String(expeditionId) } })
  return messages.filter(({ replies }) => replies.length === 0).toReversed()
}

export const answerQuestion = async ({
  expeditionId,
  questionId,
  body,
}: {
  expeditionId: number
  questionId: number
  body: string
}) =>
  callApi(postMessage, {
    params: { id: String(expeditionId) },
    body: { body, parent_id: questionId },
    token: await sessionToken(),
  })

/** Who gets the answers of one's groups. */
export const loadReplies = async () => callApi(getGuideNews, { token: await sessionToken() })

export const setReplies = async (replies: boolean) =>
  callApi(setGuideNews, { body: { replies }, token: await sessionToken() })
