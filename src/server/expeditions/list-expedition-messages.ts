import type { Message } from '@/contract/expeditions'
import { queryOne } from '../db/pool'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'

const messageObject = (alias: string, author: string): string => /* sql */ `
  'id', ${alias}.id, 'body', ${alias}.body,
  'created_at', to_char(${alias}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'author', json_build_object(
    'first_name', coalesce(${author}.first_name, 'Voyageur'),
    'avatar_url', ${author}.avatar_url,
    'is_guide', ${author}.role in ('guide', 'staff', 'admin'))`

const STATEMENT = /* sql */ `
  select coalesce((
    select json_agg(json_build_object(${messageObject('m', 'u')},
        'replies', coalesce((
          select json_agg(json_build_object(${messageObject('a', 'v')}) order by a.created_at, a.id)
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
