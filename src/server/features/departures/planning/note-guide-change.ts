import type { AgendaChangeKind } from '@/domain/departures/agenda-changes'
import { nextMorning } from '@/domain/days/next-morning'
import { TODAY } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'

/** A departure as a guide has it, with its days as ISO dates. */
export type GuidedDays = { id: number; name: string; start: string; end: string }

/**
 * Writes down that a departure was given to a guide, taken off, or that its days changed, and has the guide told: by the same
 * transaction, or not at all; at once, or in the morning for who wants one mail a day. A departure that is over is nobody's
 * news. Days are those of before the change.
 */
export const noteGuideChange = async ({
  transaction,
  guideId,
  kind,
  departure: { id, name, start, end },
}: {
  transaction: Transaction
  guideId: number
  kind: AgendaChangeKind
  departure: GuidedDays
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    insert into guide_changes (guide_id, departure_id, kind, title, first_day, last_day)
    select ${guideId}, ${id}::int, ${kind}, ${name}, ${start}::date, ${end}::date where ${end}::date >= ${TODAY}
    returning exists (select 1 from guides g join guide_news_settings s on s.user_id = g.user_id
      where g.id = ${guideId} and s.changes = 'daily') as is_daily`)
  const [noted] = rows
  if (noted) await askToTell({ transaction, guideId, isDaily: noted['is_daily'] === true })
}

/** Has a guide told of all that is new; asked again before that, it is told once. */
export const askToTell = ({
  transaction,
  guideId,
  isDaily,
}: {
  transaction: Transaction
  guideId: number
  isDaily: boolean
}): Promise<void> =>
  addJob({
    transaction,
    task: 'tell_guide',
    payload: { guideId },
    key: `tell_guide:${String(guideId)}`,
    ...(isDaily && { runAt: nextMorning(new Date()) }),
  })
