import type { GuideConflict } from '@/domain/departures/guide-conflicts'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** Writes down why a guide leads a departure in spite of others or of days off: who said so, and when. */
export const keepOverride = async ({
  transaction,
  departureId,
  guideId,
  conflicts,
  reason,
  authorId,
}: {
  transaction: Transaction
  departureId: number
  guideId: number
  conflicts: readonly GuideConflict[]
  reason: string
  authorId: number | null
}): Promise<void> => {
  for (const { kind, id } of conflicts) {
    const [otherId, absenceId] = kind === 'away' ? [null, id] : [id, null]
    await transaction.execute(sql`
      insert into guide_overrides (departure_id, other_id, absence_id, guide_id, reason, author_id)
      values (${departureId}, ${otherId}, ${absenceId}, ${guideId}, ${reason}, ${authorId})`)
  }
}
