import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockOwnReservation } from './lock-own-reservation'

/** Remembers which things of the trip's list are packed; what is not in the list is forgotten. */
export const saveKit = ({
  req,
  userId,
  reservationId,
  packed,
}: {
  req: PayloadRequest
  userId: number
  reservationId: number
  packed: string[]
}): Promise<{ kit_packed: string[] }> =>
  withTransaction(req, async () => {
    await lockOwnReservation({ req, reservationId, userId })
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute<{ kit_packed: string[] }>(sql`
      insert into participants (reservation_id, position, kit_packed)
      select r.id, 1, coalesce((
        select jsonb_agg(k.text order by k._order) from expeditions_kit k
        where k._parent_id = d.expedition_id and k.text in (
          select jsonb_array_elements_text(${JSON.stringify(packed)}::jsonb))
      ), '[]'::jsonb)
      from reservations r join departures d on d.id = r.departure_id where r.id = ${reservationId}
      on conflict (reservation_id, position) do update set kit_packed = excluded.kit_packed, updated_at = now()
      returning kit_packed`)
    return { kit_packed: rows[0]?.kit_packed ?? [] }
  })
