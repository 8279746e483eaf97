import type { PayloadRequest } from 'payload'
import type { CartDetail } from '@/contract/cart-detail'
import type { Cart } from '@/contract/cart'
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

/** The cart as the banner shows it. */
export const presentCart = ({
  id,
  expedition,
  departure,
  travelers_count,
  price,
  hold_expires_at,
}: CartDetail): Cart => ({
  id,
  expedition_main_photo: expedition.main_photo_small,
  expedition_name: expedition.name,
  departure_start: departure.departure_start,
  departure_end: departure.departure_end,
  reservation_travelers_count: travelers_count,
  total: price.total,
  hold_expires_at,
})
