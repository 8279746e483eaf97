import type { PayloadRequest } from 'payload'
import { HttpError } from '@/server/platform/http/errors'
import { readCart } from './read-cart'

export type OwnCart = NonNullable<Awaited<ReturnType<typeof readCart>>>

/** The user's cart, that of number `cartId` when one is asked for; 404 without it, also when it is somebody else's. */
export const readOwnCart = async ({
  req,
  userId,
  cartId,
}: {
  req: PayloadRequest
  userId: number
  cartId?: number
}): Promise<OwnCart> => {
  const cart = await readCart({ req, userId })
  if (cart && (cartId === undefined || cart.detail.id === cartId)) return cart
  throw new HttpError({ status: 404, message: 'Ce panier n’existe plus.' })
}
