import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { serveDeparture } from './waitlist/serve-departure'

/**
 * Holds the rows of departures until the transaction ends, by ascending number so that no two transactions wait for each
 * other, and gives back the seats of the carts whose hold is over: to who waits for them, then to all. Every change of
 * seats starts here.
 */
export const lockDepartures = async ({
  transaction,
  ids,
}: {
  transaction: Transaction
  ids: number[]
}): Promise<{ freed: number[] }> => {
  const departures = sql`array[${sql.join(ids, sql`, `)}]::int[]`
  await transaction.execute(sql`select id from departures where id = any(${departures}) order by id for no key update`)
  // A statement of its own: it sees what was committed while the locks were waited for.
  const { rows } = await transaction.execute(sql`
    with freed as (
      update carts set held_seats = 0, hold_client = null
      where departure_id = any(${departures}) and held_seats > 0 and hold_expires_at <= clock_timestamp()
      returning departure_id, travelers_count
    ),
    given as (
      update departures d set seats_taken = d.seats_taken - f.seats
      from (select departure_id, sum(travelers_count) as seats from freed group by departure_id) f
      where d.id = f.departure_id
      returning d.id
    )
    select d.id, exists (select 1 from given g where g.id = d.id) as is_freed,
      exists (select 1 from waitlist_entries w where w.departure_id = d.id) as is_awaited
    from departures d where d.id = any(${departures}) order by d.id`)
  const freed: number[] = []
  for (const { id, is_freed: isFreed, is_awaited: isAwaited } of rows) {
    const departureId = Number(id)
    const served = isAwaited ? await serveDeparture({ transaction, departureId, isFreed: Boolean(isFreed) }) : null
    if (isFreed || served?.hasChanged) freed.push(departureId)
  }
  return { freed }
}
