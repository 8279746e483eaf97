import type { PayloadRequest } from 'payload'
import type { Conversation } from '@/contract/contact-messages'
import { queryOne } from '@/server/platform/db/pool'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { notFound, HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

const UNKNOWN_MESSAGE = 'Ce message n’existe plus.'

const STATEMENT = /* sql */ `
  select m.name, m.email, m.body, m.created_at as sent_at, (
    select coalesce(json_agg(json_build_object('id', r.id, 'author', u.first_name, 'body', r.body, 'at', r.created_at)
      order by r.id), '[]')
    from contact_replies r left join users u on u.id = r.author_id where r.message_id = m.id
  ) as replies
  from contact_messages m where m.id = $1`

/** A message with its answers; 404 when it is gone. */
export const readConversation = async (id: number): Promise<Conversation> => {
  const row = await queryOne<Omit<Conversation, 'sent_at'> & { sent_at: Date }>(STATEMENT, [id])
  if (!row) throw notFound(UNKNOWN_MESSAGE)
  return { ...row, sent_at: row.sent_at.toISOString() }
}

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
