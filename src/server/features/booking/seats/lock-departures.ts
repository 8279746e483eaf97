import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/**
 * Holds the rows of departures until the transaction ends, by ascending number so that no two transactions wait for each
 * other, and gives back the seats of the carts whose hold is over. Every change of seats starts here.
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
      update carts set held_seats = 0
      where departure_id = any(${departures}) and held_seats > 0 and hold_expires_at <= clock_timestamp()
      returning departure_id, travelers_count
    )
    update departures d set seats_taken = d.seats_taken - f.seats
    from (select departure_id, sum(travelers_count) as seats from freed group by departure_id) f
    where d.id = f.departure_id
    returning d.id`)
  return { freed: rows.map(({ id }) => Number(id)) }
}
