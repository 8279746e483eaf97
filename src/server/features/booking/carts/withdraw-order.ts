import { sql } from '@/server/platform/payload/transaction-of'
import type { CartLocks } from './lock-cart'

/** An order that waits was for the cart as it was: who changes it orders anew. Under the customer's lock. */
export const withdrawOrder = async ({
  transaction,
  userId,
}: Pick<CartLocks, 'transaction'> & { userId: number }): Promise<void> => {
  await transaction.execute(sql`delete from pending_orders where user_id = ${userId}`)
}
