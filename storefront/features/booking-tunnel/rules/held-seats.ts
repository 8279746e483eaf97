import type { CartDetail } from '@/contract/cart-detail'

type Seats = Pick<CartDetail, 'hold' | 'travelers_count' | 'departure'>

/** The seats that a cart keeps from the others. */
export const heldSeats = ({ hold, travelers_count }: Seats): number => (hold === 'held' ? travelers_count : 0)

/** How many travelers a cart may grow to: its own seats and those still on sale, at least the present number. */
export const mostTravelers = (cart: Seats): number =>
  Math.min(30, Math.max(cart.travelers_count, cart.departure.available_count + heldSeats(cart)))
