import type { PayloadRequest } from 'payload'
import { lockCart } from '@/server/features/seats/lock-cart'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { dropCart } from './drop-cart'

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
    if (cart) await dropCart({ transaction, cart })
    return { ok: true }
  })
