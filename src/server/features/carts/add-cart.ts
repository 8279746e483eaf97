import type { PayloadRequest } from 'payload'
import type { Cart } from '@/contract/cart'
import { LIMITS } from '@/server/features/seats/limits'
import { lockCart } from '@/server/features/seats/lock-cart'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { holdSeats } from './hold-seats'
import { presentCart, readOwnCart } from './own-cart'
import { withdrawOrder } from './withdraw-order'

/** Holds seats: a cart is made, or the user's only one is changed and keeps what was typed. */
export const addCartFor = async ({
  userId,
  departureId,
  travelers,
  req,
}: {
  userId: number
  departureId: number
  travelers: number
  req: PayloadRequest
}): Promise<Cart> => {
  await countCall({ limit: LIMITS.cartByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const locks = await lockCart({ req, userId, departureId })
    await withdrawOrder({ transaction: locks.transaction, userId })
    await holdSeats({ locks, userId, departureId, travelers })
    return presentCart((await readOwnCart({ req, userId })).detail)
  })
}
