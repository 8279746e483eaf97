import type { PayloadRequest } from 'payload'
import type { Cart } from '@/contract/cart'
import { presentCart } from './present-cart'
import { readCart } from './read-cart'

/** The unfinished booking of a user, as the banner shows it; null without one. */
export const findOwnCart = async (owner: { req: PayloadRequest; userId: number }): Promise<Cart | null> => {
  const cart = await readCart(owner)
  return cart && presentCart(cart.detail)
}
