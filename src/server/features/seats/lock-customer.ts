import { IS_PROVEN } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/**
 * Holds a customer's row until the transaction ends, so that two calls of one person follow each other; null when the
 * account is gone. Whether their address is proven stays so meanwhile. Always taken before departures.
 */
export const lockCustomer = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<{ isProven: boolean } | null> => {
  // « No key »: rows that name this user as their author need not wait.
  const { rows } = await transaction.execute<{ isProven: boolean }>(
    sql`select ${IS_PROVEN} as "isProven" from users u where id = ${userId} and deleted_at is null for no key update`,
  )
  return rows[0] ?? null
}
