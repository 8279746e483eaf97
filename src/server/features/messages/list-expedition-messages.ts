import type { Message } from '@/contract/messages'
import { expeditionKey, IS_EXPEDITION } from '@/server/features/catalogue/expeditions/expedition-key'
import { queryOne } from '@/server/platform/db/pool'
import { messageObject } from './message-object'

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
