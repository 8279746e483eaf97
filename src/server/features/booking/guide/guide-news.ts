import type { PayloadRequest } from 'payload'
import type { GuideNews } from '@/contract/guide-calendar'
import { HttpError } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { askToTell } from '../planning/note-guide-change'

type Asked = { req: PayloadRequest; userId: number }

const GUIDES_ONLY = 'Ce réglage est celui des guides.'

/** How one is told of changes of the departures one guides: at once, unless one said otherwise. */
export const getGuideNewsOf = async ({ req, userId }: Asked): Promise<GuideNews> => {
  const [found] = await runStatement({
    req,
    statement: sql`select coalesce((select changes from guide_news_settings where user_id = ${userId}), 'at_once') as changes`,
  })
  return { changes: found?.['changes'] as GuideNews['changes'] }
}

/** Changes it; what awaited the morning is then told at once. */
export const setGuideNewsOf = ({ req, userId, changes }: Asked & GuideNews): Promise<GuideNews> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`select id from guides where user_id = ${userId} order by id`)
    if (rows.length === 0) throw new HttpError({ status: 403, message: GUIDES_ONLY })
    await transaction.execute(sql`
      insert into guide_news_settings (user_id, changes) values (${userId}, ${changes})
      on conflict (user_id) do update set changes = excluded.changes`)
    if (changes === 'at_once')
      for (const { id } of rows) await askToTell({ transaction, guideId: Number(id), isDaily: false })
    return { changes }
  })
