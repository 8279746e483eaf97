import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/** Puts seats of a departure that `lockDepartures` holds back on sale. */
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
  await transaction.execute(
    sql`update departures set seats_taken = seats_taken - ${seats}::int where id = ${departureId}`,
  )
}
