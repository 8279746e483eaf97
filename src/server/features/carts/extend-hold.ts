import type { PayloadRequest } from 'payload'
import type { CartDetail } from '@/contract/cart-detail'
import { LIMITS } from '@/server/features/seats/limits'
import { lockCart } from '@/server/features/seats/lock-cart'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { holdSeats } from './hold-seats'
import { readOwnCart } from './own-cart'

/** Makes the hold of one's cart last, or takes its seats again; 409 when too few are left. */
export const extendHoldOf = async ({
  userId,
  cartId,
  req,
}: {
  userId: number
  cartId: number
  req: PayloadRequest
}): Promise<CartDetail> => {
  await countCall({ limit: LIMITS.cartByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const locks = await lockCart({ req, userId })
    const { cart } = locks
    // An order that waits, or is shared, keeps its seats for longer than a hold lasts.
    if (cart?.id === cartId && !(cart.held > 0 && (cart.isWaiting || cart.isShared))) {
      await holdSeats({ locks, userId, departureId: cart.departureId, travelers: cart.travelers })
    }
    return (await readOwnCart({ req, userId, cartId })).detail
  })
}
