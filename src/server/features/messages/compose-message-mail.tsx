import { env } from '@/env'
import type { ComposedMail } from '@/server/compose/compose-mail'
import { NewMessage } from './new-message'

type Row = {
  email: string
  first_name: string | null
  author: string
  body: string
  question: string | null
  expedition: string
  slug: string
}

const STATEMENT = /* sql */ `
  select u.email, u.first_name, coalesce(a.first_name, 'Un voyageur') as author, m.body, q.body as question,
    h.name as expedition, h.slug
  from messages m
  join expedition_hits h on h.id = m.expedition_id
  join users a on a.id = m.author_id
  join users u on u.id = $1 and u.deleted_at is null
  left join messages q on q.id = m.parent_id
  where m.id = $2 and m.status = 'visible' and (m.parent_id is null or q.status = 'visible')`

/** A question to its guide or an answer to who asked; null when it was hidden or its reader is gone. */
export const composeMessageMail = async ({
  mail,
  query,
}: {
  mail: { userId: number; messageId: number }
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
}): Promise<ComposedMail | null> => {
  const { rows } = await query(STATEMENT, [mail.userId, mail.messageId])
  const row = rows[0] as Row | undefined
  if (!row) return null
  const { email, first_name, author, body, question, expedition, slug } = row
  const siteUrl = env().SITE_URL
  return {
    to: email,
    subject: question === null ? `Une question sur ${expedition}` : `${author} t’a répondu`,
    content: (
      <NewMessage
        {...{ siteUrl, expedition, author, body, question }}
        firstName={first_name}
        link={`${siteUrl}/expeditions/${slug}#questions`}
      />
    ),
  }
}
