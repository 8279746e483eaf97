import type { SeatRefusal } from '@/domain/seats/seat-refusal'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'

type Taken = { ok: true; expeditionId: number } | ({ ok: false } & SeatRefusal)

/**
 * Takes seats of a departure that `lockDepartures` holds, by one guarded statement; zero seats ask whether it may still be
 * booked. Refuses a departure that is full, canceled, begun, or whose expedition is no longer on sale; one whose sales are
 * closed gives seats to the agency alone.
 */
export const takeSeats = async ({
  transaction,
  departureId,
  seats,
  byAgency = false,
}: {
  transaction: Transaction
  departureId: number
  seats: number
  byAgency?: boolean
}): Promise<Taken> => {
  const { rows } = await transaction.execute(sql`
    update departures d set seats_taken = d.seats_taken + ${seats}::int
    where d.id = ${departureId} and ${IS_BOOKABLE} and ${NOT_CANCELED.d}
      and (not d.sales_closed or ${byAgency} or ${seats}::int = 0) and d.seats_taken + ${seats}::int <= d.capacity
    returning d.expedition_id`)
  if (rows[0]) return { ok: true, expeditionId: Number(rows[0]['expedition_id']) }
  return { ok: false, ...(await reasonOf({ transaction, departureId, byAgency })) }
}

/** SQL: whether the departure `d` has not begun, and its expedition is on sale. */
export const IS_BOOKABLE = sql`${FIRST_DAY} > ${TODAY}
  and exists (select 1 from expeditions e where e.id = d.expedition_id and e._status = 'published')`

const reasonOf = async ({
  transaction,
  departureId,
  byAgency,
}: {
  transaction: Transaction
  departureId: number
  byAgency: boolean
}): Promise<SeatRefusal> => {
  const { rows } = await transaction.execute<SeatRefusal>(sql`
    select case when d.status = 'canceled' then 'canceled'
      when ${IS_BOOKABLE} and (not d.sales_closed or ${byAgency}) then 'full' else 'closed' end as reason,
      (d.capacity - d.seats_taken)::int as available
    from departures d where d.id = ${departureId}`)
  const [row] = rows
  if (!row) throw notFound('Ce départ n’existe pas.')
  const { reason, available } = row
  return { reason, available: reason === 'full' ? available : 0 }
}
