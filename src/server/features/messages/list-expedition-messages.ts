import type { Message } from '@/contract/messages'
import { FORMER_MEMBER } from '@/domain/catalogue/former-member'
import { expeditionKey, IS_EXPEDITION } from '@/server/features/catalogue/expeditions/expedition-key'
import { queryOne } from '@/server/platform/db/pool'

/** The SQL of a message as the API shows it, from the tables so named: `author` is its user, `expedition` a column. */
export const messageObject = ({
  message,
  author,
  expedition,
}: {
  message: string
  author: string
  expedition: string
}): string => /* sql */ `
  'id', ${message}.id, 'body', ${message}.body,
  'created_at', to_char(${message}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'author', json_build_object(
    'first_name', case when ${author}.deleted_at is not null then '${FORMER_MEMBER}'
      else coalesce(${author}.first_name, 'Voyageur') end,
    'avatar_url', ${author}.avatar_url,
    'is_guide', ${author}.role in ('staff', 'admin') or exists (
      select 1 from guides g
      where g.user_id = ${author}.id and (
        exists (select 1 from expeditions e where e.id = ${expedition} and e.guide_id = g.id)
        or exists (select 1 from departures d where d.expedition_id = ${expedition} and d.guide_id = g.id))))`

const STATEMENT = /* sql */ `
  select coalesce((
    select json_agg(json_build_object(${messageObject({ message: 'm', author: 'u', expedition: 'h.id' })},
        'replies', coalesce((
          select json_agg(json_build_object(${messageObject({ message: 'a', author: 'v', expedition: 'h.id' })})
            order by a.created_at, a.id)
          from messages a join users v on v.id = a.author_id
          where a.parent_id = m.id and a.status = 'visible'
        ), '[]'::json)
      ) order by m.created_at desc, m.id desc)
    from messages m join users u on u.id = m.author_id
    where m.expedition_id = h.id and m.parent_id is null and m.status = 'visible'
  ), '[]'::json) as messages
  from expedition_hits h where ${IS_EXPEDITION}`

/** Visible questions, newest first, each with its visible answers, oldest first; null when the expedition is unknown. */
export const listExpeditionMessages = async (idOrSlug: string): Promise<Message[] | null> =>
  (await queryOne<{ messages: Message[] }>(STATEMENT, expeditionKey(idOrSlug), 'list-messages'))?.messages ?? null
