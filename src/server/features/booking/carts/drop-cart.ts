import { sql } from '@/server/platform/payload/transaction-of'
import { endSharing } from '../payments/shared/end-sharing'
import { announceSeats } from '../seats/announce-seats'
import { giveSeatsBack } from '../seats/move-seats'
import type { CartLocks, LockedCart } from './lock-cart'

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
