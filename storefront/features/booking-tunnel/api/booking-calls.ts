import type { extendHold, getCartDetail, removeCart, updateCart } from '@/contract/booking'
import type { InputOf, OutputOf } from '@/contract/define-route'
import type { listDepartures } from '@/contract/expeditions'
import type { addReservation, getReservationOfCart } from '@/contract/reservations'
import { callApi } from '@/storefront/lib/call-api'
import { readSession } from '@/storefront/lib/session-store'

// The contract's types alone: its zod schemas would weigh on the page.
const DETAIL: Pick<typeof getCartDetail, 'method' | 'path'> = { method: 'get', path: '/v1/carts/:id' }
const CHANGE: Pick<typeof updateCart, 'method' | 'path'> = { method: 'patch', path: '/v1/cart' }
const REMOVAL: Pick<typeof removeCart, 'method' | 'path'> = { method: 'delete', path: '/v1/cart' }
const HOLD: Pick<typeof extendHold, 'method' | 'path'> = { method: 'post', path: '/v1/carts/:id/hold' }
const ORDER: Pick<typeof addReservation, 'method' | 'path'> = { method: 'post', path: '/v1/reservations' }
const ORDERED: Pick<typeof getReservationOfCart, 'method' | 'path'> = {
  method: 'get',
  path: '/v1/carts/:id/reservation',
}
const DEPARTURES: Pick<typeof listDepartures, 'method' | 'path'> = {
  method: 'get',
  path: '/v1/expeditions/:id/departures',
}

export type CartChange = Omit<OutputOf<typeof updateCart.body>, 'cart_id'>

const token = () => readSession().user?.token

export const loadCart = (id: number) => callApi(DETAIL as typeof getCartDetail, { params: { id }, token: token() })

export const saveCart = ({ id, change }: { id: number; change: CartChange }) =>
  callApi(CHANGE as typeof updateCart, { body: { ...change, cart_id: id }, token: token() })

export const dropCart = (id: number) =>
  callApi(REMOVAL as typeof removeCart, { query: { cart_id: id }, token: token() })

export const keepHold = (id: number) => callApi(HOLD as typeof extendHold, { params: { id }, token: token() })

export const orderCart = ({
  body,
  idempotencyKey,
}: {
  body: InputOf<typeof addReservation.body>
  idempotencyKey: string
}) => callApi(ORDER as typeof addReservation, { body, idempotencyKey, token: token() })

export const loadOrderedCart = (id: number) =>
  callApi(ORDERED as typeof getReservationOfCart, { params: { id }, token: token() })

export const loadDepartures = (expedition: number) =>
  callApi(DEPARTURES as typeof listDepartures, { params: { id: String(expedition) } })
