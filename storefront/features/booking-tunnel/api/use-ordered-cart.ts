import { useQuery } from '@tanstack/react-query'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { readSession } from '@/storefront/lib/session/store'
import { loadOrderedCart } from './booking-calls'

// Somebody else may sign in on the same page.
const keyOf = (cartId: number) => [MINE, 'ordered-cart', readSession().user?.id, cartId]

/** How often a page that waits for its debits looks again. */
const DEBIT_MS = 3_000

/** What a cart has become, until what its cards agreed to pay is received. */
export const useOrderedCart = (cartId: number) =>
  useQuery(
    {
      queryKey: keyOf(cartId),
      queryFn: () => loadOrderedCart(cartId),
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data?.arriving ? DEBIT_MS : false),
    },
    queryClient(),
  )

/** The order was answered: its confirmation needs no further call. */
export const receiveOrder = ({ cartId, reservation }: { cartId: number; reservation: ReservationDetail }) => {
  queryClient().setQueryData(keyOf(cartId), reservation)
}
