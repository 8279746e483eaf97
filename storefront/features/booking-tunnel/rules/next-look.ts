import type { CartDetail } from '@/contract/cart-detail'

const MINUTE = 60_000
const SHORTEST = 1500
/** A press in a mail, a share or the order paid, on another device, is soon seen here. */
const WHILE_WAITING = 4000

/**
 * How long to wait before asking for the cart again, in milliseconds: right after its hold ends, and every minute for
 * what happens elsewhere (another tab, a departure canceled).
 */
export const nextLook = (
  cart: Pick<CartDetail, 'hold' | 'hold_expires_at' | 'now' | 'waiting' | 'open_payment' | 'is_shared'> | undefined,
): number | false => {
  if (!cart) return false
  if (cart.waiting || cart.open_payment || cart.is_shared) return WHILE_WAITING
  if (cart.hold === 'expired' || !cart.hold_expires_at) return MINUTE
  const left = Date.parse(cart.hold_expires_at) - Date.parse(cart.now)
  return Math.min(MINUTE, Math.max(SHORTEST, left + 400))
}
