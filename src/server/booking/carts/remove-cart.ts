import type { PayloadRequest } from 'payload'
import { sql } from '../../db/transaction-of'
import { withTransaction } from '../../db/with-transaction'
import { announceSeats } from '../seats/announce-seats'
import { HttpError } from '../../http/errors'
import { giveSeatsBack } from '../seats/give-seats-back'
import { lockCart } from './lock-cart'

/** Gives the seats of one's cart back and forgets it; nothing to do without a cart, 404 when another one is meant. */
export const removeCartOf = ({
  userId,
  cartId,
  req,
}: {
  userId: number
  cartId: number | undefined
  req: PayloadRequest
}): Promise<{ ok: true }> =>
  withTransaction(req, async () => {
    const { transaction, cart } = await lockCart({ req, userId })
    if (cartId !== undefined && cart?.id !== cartId) {
      throw new HttpError({ status: 404, message: 'Ce panier n’existe plus.' })
    }
    if (cart) {
      await giveSeatsBack({ transaction, departureId: cart.departureId, seats: cart.held })
      await transaction.execute(sql`delete from carts where id = ${cart.id}`)
      if (cart.held > 0) await announceSeats({ transaction, departureIds: [cart.departureId] })
    }
    return { ok: true }
  })
