import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { serveDeparture } from '../waitlist/serve-departure'

/** Gives seats of a departure that `lockDepartures` holds to who waits for them, and puts the others back on sale. */
export const giveSeatsBack = async ({
  transaction,
  departureId,
  seats,
}: {
  transaction: Transaction
  departureId: number
  seats: number
}): Promise<void> => {
  if (seats === 0) return
  const { rows } = await transaction.execute(sql`
    update departures d set seats_taken = d.seats_taken - ${seats}::int where d.id = ${departureId}
    returning exists (select 1 from waitlist_entries w where w.departure_id = d.id) as is_awaited`)
  if (rows[0]?.['is_awaited']) await serveDeparture({ transaction, departureId, isFreed: true })
}
