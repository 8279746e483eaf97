import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** Whether no share of a reservation is still to be taken: what its confirmation says of money is then true. Under its lock. */
export const isLastShare = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<boolean> => {
  const { rows } = await transaction.execute(sql`
    select 1 from payment_intents where reservation_id = ${reservationId} and purpose = 'share' and state = 'accepted' limit 1`)
  return rows.length === 0
}
