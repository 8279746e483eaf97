import { sql, type Transaction } from '../db/transaction-of'
import { announceSeats } from './seats/announce-seats'
import { giveSeatsBack } from './seats/give-seats-back'
import { lockDepartures } from './seats/lock-departures'

/**
 * Forgets who a customer traveled with: the cart goes and its seats return, travelers lose their names. The reservations
 * and payments stay, as accounting law asks.
 */
export const forgetCustomer = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<void> => {
  const before = await transaction.execute(sql`select departure_id from carts where user_id = ${userId}`)
  const departureId = Number(before.rows[0]?.['departure_id'])
  if (before.rows.length > 0) {
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute(
      sql`delete from carts where user_id = ${userId} returning held_seats::int as seats`,
    )
    await giveSeatsBack({ transaction, departureId, seats: Number(rows[0]?.['seats']) })
    await announceSeats({ transaction, departureIds: [departureId] })
  }
  await transaction.execute(sql`
    update participants set first_name = null, last_name = null, birth_date = null, email = null, phone = null,
      emergency_name = null, emergency_phone = null, diet = null, level = null, sizes = null, link_token_hash = null,
      updated_at = now()
    where reservation_id in (select id from reservations where user_id = ${userId})`)
  // The answer that was given holds the same names.
  await transaction.execute(sql`update reservations set answer = null, request_hash = null where user_id = ${userId}`)
}
