import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/**
 * Holds a customer's row until the transaction ends, so that two calls of one person follow each other; false when the
 * account is gone. Always taken before departures.
 */
export const lockCustomer = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<boolean> => {
  // « No key »: rows that name this user as their author need not wait.
  const { rows } = await transaction.execute(
    sql`select id from users where id = ${userId} and deleted_at is null for no key update`,
  )
  return rows.length > 0
}
