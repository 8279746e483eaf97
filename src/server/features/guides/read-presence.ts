import type { PresenceCheck } from '@/contract/guide-field'
import { onlyRow } from '@/server/platform/db/only-row'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** What was last said of who is there, for the travelers who still come. */
export const readPresence = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<PresenceCheck[]> => {
  const { rows } = await transaction.execute<{ checks: PresenceCheck[] }>(sql`
    select coalesce(json_agg(json_build_object('participant_id', c.participant_id, 'state', c.state,
      'at', to_char(c.checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.participant_id), '[]'::json) as checks
    from presence_checks c join participants p on p.id = c.participant_id join reservations r on r.id = p.reservation_id
    where r.departure_id = ${departureId} and ${NOT_CANCELED.r}`)
  return onlyRow(rows).checks
}
