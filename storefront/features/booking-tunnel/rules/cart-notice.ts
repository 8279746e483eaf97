import type { CartDetail } from '@/contract/cart-detail'

export type CartNotice =
  /** The departure itself can't be booked any more. */
  | { kind: 'canceled' }
  | { kind: 'past' }
  /** The hold ended: enough places, too few, or none are left. */
  | { kind: 'released' }
  /** Enough places are left, which may be ordered and no longer held. */
  | { kind: 'unheld' }
  /** Enough places are left, which wait for the address to be confirmed. */
  | { kind: 'unproven' }
  | { kind: 'fewer'; available: number }
  | { kind: 'full' }

/** What keeps a cart from being ordered, or null when its seats are held. */
export const cartNotice = ({
  hold,
  can_hold,
  departure,
  customer,
  travelers_count,
}: Pick<CartDetail, 'hold' | 'can_hold' | 'departure' | 'customer' | 'travelers_count'>): CartNotice | null => {
  if (departure.status === 'canceled') return { kind: 'canceled' }
  if (departure.is_past) return { kind: 'past' }
  if (hold === 'held') return null
  if (departure.available_count <= 0) return { kind: 'full' }
  if (departure.available_count < travelers_count) return { kind: 'fewer', available: departure.available_count }
  if (can_hold) return { kind: 'released' }
  return { kind: customer.email_verified ? 'unheld' : 'unproven' }
}

/** Whether the order may be sent all the same: the seats are held, or left. */
export const isOrderable = (notice: CartNotice | null): boolean => notice === null || notice.kind === 'unheld'
