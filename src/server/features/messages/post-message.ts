import type { PayloadRequest } from 'payload'
import type { Message } from '@/contract/messages'
import { expeditionKey } from '@/server/features/catalogue/expeditions/expedition-key'
import { UNKNOWN_EXPEDITION } from '@/server/features/catalogue/expeditions/unknown-expedition'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { lockUser } from '@/server/platform/payload/lock-user'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from './limits'
import { messageObject } from './list-expedition-messages'
import { notifyOfMessage } from './notify-of-message'

const NO_PARENT = 'Cette question n’est plus là\u00a0: ta réponse ne peut pas paraître.'

/** Within it, a text that comes again was pressed twice. */
const REPEAT_SECONDS = 60

type NewMessage = { body: string; parent_id?: number | null | undefined }

/**
 * Posts a question or an answer; 404 for an unknown expedition, 422 when the parent is no visible question of it. The same
 * text in the same place within a minute is the same message: it is answered again, and nobody is written to twice.
 */
export const postMessageOf = async ({
  expedition,
  body: { body, parent_id },
  user,
  req,
}: {
  expedition: string
  body: NewMessage
  user: { id: number }
  req: PayloadRequest
}): Promise<Message> => {
  await countCall({ limit: LIMITS.messagesByUser, key: String(user.id) })
  return withTransaction(req, async () => {
    const expeditionId = await findTarget({ req, expedition, parentId: parent_id ?? undefined })
    // One message of a person at a time: two alike that arrive together are one.
    await lockUser({ req, userId: user.id })
    const transaction = await transactionOf(req)
    const earlier = await transaction.execute<{ message: Message }>(sql`
      select json_build_object(${sql.raw(ANSWER)}, 'replies', '[]'::json) as message
      from messages p join users u on u.id = p.author_id
      where p.author_id = ${user.id} and p.expedition_id = ${expeditionId} and p.body = ${body}
        and p.parent_id is not distinct from ${parent_id ?? null}::int
        and p.created_at > now() - make_interval(secs => ${REPEAT_SECONDS})
      order by p.id limit 1`)
    if (earlier.rows[0]) return earlier.rows[0].message
    const { rows } = await transaction.execute<{ message: Message }>(sql`
      with posted as (
        insert into messages (expedition_id, author_id, body, parent_id, status)
        values (${expeditionId}, ${user.id}, ${body}, ${parent_id ?? null}, 'visible')
        returning *
      )
      select json_build_object(${sql.raw(ANSWER)}, 'replies', '[]'::json) as message
      from posted p join users u on u.id = p.author_id`)
    const message = onlyRow(rows).message
    const written = { id: message.id, expeditionId, authorId: user.id, parentId: parent_id ?? null }
    await notifyOfMessage({ req, message: written })
    return message
  })
}

const ANSWER = messageObject({ message: 'p', author: 'u', expedition: 'p.expedition_id' })

const findTarget = async ({
  req,
  expedition,
  parentId,
}: {
  req: PayloadRequest
  expedition: string
  parentId?: number
}): Promise<number> => {
  const [id, slug] = expeditionKey(expedition)
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: number; parent_id: number | null }>(sql`
    select h.id, m.id as parent_id
    from expedition_hits h
    left join messages m
      on m.id = ${parentId ?? null}::int and m.expedition_id = h.id and m.parent_id is null and m.status = 'visible'
    where h.id = ${id}::int or h.slug = ${slug}`)
  const target = rows[0]
  if (!target) throw notFound(UNKNOWN_EXPEDITION)
  if (parentId !== undefined && target.parent_id === null) {
    throw new HttpError({ status: 422, message: NO_PARENT, fields: [{ field: 'parent_id', message: NO_PARENT }] })
  }
  return target.id
}
