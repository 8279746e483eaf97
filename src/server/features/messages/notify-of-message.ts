import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

export type WrittenMessage = { id: number; expeditionId: number; authorId: number; parentId: number | null }

/**
 * Writes to who waits for it: the guide of the expedition for a question, who asked for an answer; to nobody when they
 * wrote it themselves. Inside the caller's transaction.
 */
export const notifyOfMessage = async ({
  req,
  message,
}: {
  req: PayloadRequest
  message: WrittenMessage
}): Promise<void> => {
  const { id, expeditionId, authorId, parentId } = message
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    parentId === null
      ? sql`select g.user_id as id from expeditions e join guides g on g.id = e.guide_id where e.id = ${expeditionId}`
      : sql`select author_id as id from messages where id = ${parentId}`,
  )
  const userId = rows[0]?.['id']
  if (typeof userId !== 'number' || userId === authorId) return
  await enqueueMail({
    req,
    mail: { template: parentId === null ? 'new_question' : 'new_reply', userId, messageId: id },
  })
}
