import { CART_ADDITION } from '@/contract/addresses'
import type { addCart } from '@/contract/booking'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

/** Holds seats for who is signed in. */
export const takeSeats = ({ departure, travelers }: { departure: number; travelers: number }) =>
  callApi<typeof addCart>(CART_ADDITION, {
    body: { departure_id: departure, travelers_count: travelers },
    token: readSession().user?.token,
  })
