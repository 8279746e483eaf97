import type { addCart } from '@/contract/booking'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const CART = lightRoute<typeof addCart>({ method: 'post', path: '/v1/cart' })

/** Holds seats for who is signed in. */
export const takeSeats = ({ departure, travelers }: { departure: number; travelers: number }) =>
  callApi(CART, {
    body: { departure_id: departure, travelers_count: travelers },
    token: readSession().user?.token,
  })
