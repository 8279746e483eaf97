import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/**
 * Counts seats of a departure that `lockDepartures` holds as taken no more, or as taken when they are below zero; whether
 * somebody waits for seats of it. Serves nobody: `giveSeatsBack` does.
 */
export const countSeatsBack = async ({
  transaction,
  departureId,
  seats,
}: {
  transaction: Transaction
  departureId: number
  seats: number
}): Promise<{ isAwaited: boolean }> => {
  const { rows } = await transaction.execute(sql`
    update departures d set seats_taken = d.seats_taken - ${seats}::int where d.id = ${departureId}
    returning exists (select 1 from waitlist_entries w where w.departure_id = d.id) as is_awaited`)
  return { isAwaited: Boolean(rows[0]?.['is_awaited']) }
}
