import { endSharing } from '@/server/features/payments/shared/end-sharing'
import type { CartLocks } from '@/server/features/seats/lock-cart'
import { sql } from '@/server/platform/db/transaction-of'

type Withdrawn = Pick<CartLocks, 'transaction'> & { userId: number }

/** An order that waits, or is shared, was for the cart as it was: who changes it orders anew. Under the locks of `lockCart`. */
export const withdrawOrder = async ({ transaction, userId }: Withdrawn): Promise<void> => {
  await dropWaitingOrder({ transaction, userId })
  await endSharing({ transaction, whose: sql`h.user_id = ${userId}`, end: 'changed' })
}

/** The same of an order that waits for its address alone. */
export const dropWaitingOrder = async ({ transaction, userId }: Withdrawn): Promise<void> => {
  await transaction.execute(sql`delete from pending_orders where user_id = ${userId}`)
}
