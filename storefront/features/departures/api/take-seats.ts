import type { addCart } from '@/contract/booking'
import { callApi } from '@/storefront/lib/call-api'
import { readSession } from '@/storefront/lib/session-store'

const CART: Pick<typeof addCart, 'method' | 'path'> = { method: 'post', path: '/v1/cart' }

/** Holds seats for who is signed in. */
export const takeSeats = ({ departure, travelers }: { departure: number; travelers: number }) =>
  callApi(CART as typeof addCart, {
    body: { departure_id: departure, travelers_count: travelers },
    token: readSession().user?.token,
  })
