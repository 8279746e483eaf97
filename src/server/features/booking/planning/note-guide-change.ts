import type { AgendaChangeKind } from '@/domain/agenda-changes'
import { TODAY } from '@/server/platform/db/paris-day'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/** A departure as a guide has it, with its days as ISO dates. */
export type GuidedDays = { id: number; name: string; start: string; end: string }

/**
 * Writes down that a departure was given to a guide, taken off, or that its days changed, and has the guide told: by the same
 * transaction, or not at all. A departure that is over is nobody's news. Days are those of before the change.
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
    returning id`)
  if (rows.length === 0) return
  await addJob({ transaction, task: 'tell_guide', payload: { guideId }, key: `tell_guide:${String(guideId)}` })
}
