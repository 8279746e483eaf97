import type { PayloadRequest } from 'payload'
import type { GuideNews } from '@/contract/guide-calendar'
import { askToTell } from '@/server/features/departures/planning/note-guide-change'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'

type Asked = { req: PayloadRequest; userId: number }

const GUIDES_ONLY = 'Ce réglage est celui des guides.'

/** How one is told of changes of the departures one guides, and whether answers of groups reach one: at once and no, unless one said otherwise. */
export const getGuideNewsOf = async ({ req, userId }: Asked): Promise<GuideNews> => {
  const rows = await runStatement<GuideNews>({
    req,
    statement: sql`
      select coalesce(s.changes, 'at_once') as changes, coalesce(s.replies, false) as replies,
        exists (select 1 from guides g where g.user_id = ${userId}) as is_guide
      from (select 1) one left join guide_news_settings s on s.user_id = ${userId}`,
  })
  return onlyRow(rows)
}

/** Changes what is named of it; what awaited the morning is told at once when that is chosen. */
export const setGuideNewsOf = ({
  req,
  userId,
  changes,
  replies,
}: Asked & { changes?: GuideNews['changes'] | undefined; replies?: boolean | undefined }): Promise<GuideNews> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`select id from guides where user_id = ${userId} order by id`)
    if (rows.length === 0) throw new HttpError({ status: 403, message: GUIDES_ONLY })
    await transaction.execute(sql`
      insert into guide_news_settings as s (user_id, changes, replies)
      values (${userId}, coalesce(${changes ?? null}::text, 'at_once'), coalesce(${replies ?? null}::boolean, false))
      on conflict (user_id) do update set changes = coalesce(${changes ?? null}::text, s.changes),
        replies = coalesce(${replies ?? null}::boolean, s.replies)`)
    if (changes === 'at_once')
      for (const { id } of rows) await askToTell({ transaction, guideId: Number(id), isDaily: false })
    return getGuideNewsOf({ req, userId })
  })
