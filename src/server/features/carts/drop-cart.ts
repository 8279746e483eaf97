import { endSharing } from '@/server/features/payments/shared/end-sharing'
import { announceSeats } from '@/server/features/seats/announce-seats'
import type { CartLocks, LockedCart } from '@/server/features/seats/lock-cart'
import { giveSeatsBack } from '@/server/features/seats/move-seats'
import { sql } from '@/server/platform/db/transaction-of'

/** Forgets a cart that `lockCart` holds, and puts its seats back on sale. */
export const dropCart = async ({
  transaction,
  cart,
}: Pick<CartLocks, 'transaction'> & { cart: LockedCart }): Promise<void> => {
  await endSharing({ transaction, whose: sql`h.cart_id = ${cart.id}`, end: 'gave_up' })
  await giveSeatsBack({ transaction, departureId: cart.departureId, seats: cart.held })
  await transaction.execute(sql`delete from carts where id = ${cart.id}`)
  if (cart.held > 0) await announceSeats({ transaction, departureIds: [cart.departureId] })
}
