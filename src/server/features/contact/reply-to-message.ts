import type { PayloadRequest } from 'payload'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { UNKNOWN_MESSAGE } from './read-conversation'

export const ANSWERED_MEANWHILE = 'Une réponse vient de partir\u00a0: relis la conversation avant d’envoyer la tienne.'

type Reply = { id: number; body: string; seen: number; authorId: number; req: PayloadRequest }

/**
 * Writes an answer down and puts it in the outbox, in one transaction. One at a time for a message: 409 to who had not read
 * the last one. Pressed twice, it leaves once.
 */
export const replyToMessage = async ({ id, body, seen, authorId, req }: Reply): Promise<{ ok: true }> => {
  await withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`select id from contact_messages where id = ${id} for update`)
    if (rows.length === 0) throw notFound(UNKNOWN_MESSAGE)
    const sent = await transaction.execute(sql`
      select body, author_id from contact_replies where message_id = ${id} order by id`)
    const last = sent.rows.at(-1)
    if (sent.rows.length === seen + 1 && last?.['body'] === body && last['author_id'] === authorId) return
    if (sent.rows.length !== seen) throw new HttpError({ status: 409, message: ANSWERED_MEANWHILE })
    const added = await transaction.execute(sql`
      insert into contact_replies (message_id, author_id, body) values (${id}, ${authorId}, ${body}) returning id`)
    await transaction.execute(sql`
      update contact_messages set state = 'answered', owner_id = coalesce(owner_id, ${authorId}), updated_at = now()
      where id = ${id}`)
    await enqueueMail({ req, mail: { template: 'contact_reply', contactReplyId: Number(added.rows[0]?.['id']) } })
  })
  return { ok: true }
}
