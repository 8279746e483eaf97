import type { LedDeparture } from '@/domain/departures/guide-conflicts'
import { TODAY } from '@/server/platform/db/paris-day'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** The departures of an expedition that are not over and that its own guide leads, for they name nobody. */
export const listInheriting = async ({
  transaction,
  expeditionId,
}: {
  transaction: Transaction
  expeditionId: number
}): Promise<LedDeparture[]> => {
  const { rows } = await transaction.execute<LedDeparture>(sql`
    select d.id, coalesce(d.title, 'Départ ' || d.id) as title, to_char(d.first_day, 'YYYY-MM-DD') as start,
      to_char(d.last_day, 'YYYY-MM-DD') as "end"
    from departures d
    where d.expedition_id = ${expeditionId} and d.guide_id is null and ${NOT_CANCELED.d} and d.last_day >= ${TODAY}
    order by d.first_day, d.id`)
  return rows
}
