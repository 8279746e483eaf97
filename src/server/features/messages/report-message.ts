import type { PayloadRequest } from 'payload'
import { expeditionKey } from '@/server/features/catalogue/expeditions/expedition-key'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { runStatement } from '@/server/platform/payload/run-statement'
import { LIMITS } from './limits'

const UNKNOWN_MESSAGE = 'Ce message n’est plus là.'
const OWN_MESSAGE = 'C’est ton propre message\u00a0: écris-nous pour le faire retirer.'

/** Tells the agency of a message, once a user; 404 when it is not shown on this expedition, 422 when it is one’s own. */
export const reportMessageOf = async ({
  expedition,
  messageId,
  reason = '',
  user,
  req,
}: {
  expedition: string
  messageId: number
  reason?: string
  user: { id: number }
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.reportsByUser, key: String(user.id) })
  const [id, slug] = expeditionKey(expedition)
  const [found] = await runStatement({
    req,
    statement: sql`
      with target as (
        select m.id, m.author_id = ${user.id} as is_own
        from messages m
        join expedition_hits h on h.id = m.expedition_id and (h.id = ${id}::int or h.slug = ${slug})
        left join messages q on q.id = m.parent_id
        where m.id = ${messageId} and m.status = 'visible' and (m.parent_id is null or q.status = 'visible')
      ), told as (
        insert into message_reports (message_id, reporter_id, reason, status)
        select id, ${user.id}, nullif(${reason}, ''), 'open' from target where not is_own
        on conflict (message_id, reporter_id) do nothing
      )
      select is_own from target`,
  })
  if (!found) throw notFound(UNKNOWN_MESSAGE)
  if (found['is_own'] === true) throw new HttpError({ status: 422, message: OWN_MESSAGE })
  return { ok: true }
}
