import { useQuery } from '@tanstack/react-query'
import type { ReservationDetail } from '@/contract/reservations'
import { readSession } from '@/storefront/lib/session-store'
import { loadOrderedCart } from './booking-calls'
import { bookingQueryClient } from './booking-query-client'

// Somebody else may sign in on the same page.
const keyOf = (cartId: number) => ['ordered-cart', readSession().user?.id, cartId]

/** What a cart has become. */
export const useOrderedCart = (cartId: number) =>
  useQuery({ queryKey: keyOf(cartId), queryFn: () => loadOrderedCart(cartId) }, bookingQueryClient)

/** The order was answered: its confirmation needs no further call. */
export const receiveOrder = ({ cartId, reservation }: { cartId: number; reservation: ReservationDetail }) => {
  bookingQueryClient.setQueryData(keyOf(cartId), reservation)
}
