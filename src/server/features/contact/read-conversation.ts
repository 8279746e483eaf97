import type { Conversation } from '@/contract/contact-messages'
import { queryOne } from '@/server/platform/db/pool'
import { notFound } from '@/server/platform/http/errors'

export const UNKNOWN_MESSAGE = 'Ce message n’existe plus.'

const STATEMENT = /* sql */ `
  select m.name, m.email, m.body, m.created_at as sent_at, (
    select coalesce(json_agg(json_build_object('id', r.id, 'author', u.first_name, 'body', r.body, 'at', r.created_at)
      order by r.id), '[]')
    from contact_replies r left join users u on u.id = r.author_id where r.message_id = m.id
  ) as replies
  from contact_messages m where m.id = $1`

/** A message with its answers; 404 when it is gone. */
export const readConversation = async (id: number): Promise<Conversation> => {
  const row = await queryOne<Conversation & { sent_at: string | Date }>(STATEMENT, [id])
  if (!row) throw notFound(UNKNOWN_MESSAGE)
  return { ...row, sent_at: new Date(row.sent_at).toISOString() }
}
