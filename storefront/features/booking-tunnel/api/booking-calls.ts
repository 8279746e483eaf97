import type { extendHold, getCartDetail, removeCart, updateCart } from '@/contract/booking'
import type { InputOf, OutputOf } from '@/contract/define-route'
import type { listDepartures } from '@/contract/expeditions'
import type { addReservation, getReservationOfCart, sendOrderLink as sendOrderLinkRoute } from '@/contract/reservations'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const DETAIL = lightRoute<typeof getCartDetail>({ method: 'get', path: '/v1/carts/:id' })
const CHANGE = lightRoute<typeof updateCart>({ method: 'patch', path: '/v1/cart' })
const REMOVAL = lightRoute<typeof removeCart>({ method: 'delete', path: '/v1/cart' })
const HOLD = lightRoute<typeof extendHold>({ method: 'post', path: '/v1/carts/:id/hold' })
const ORDER = lightRoute<typeof addReservation>({ method: 'post', path: '/v1/reservations' })
const ORDERED = lightRoute<typeof getReservationOfCart>({ method: 'get', path: '/v1/carts/:id/reservation' })
const ORDER_LINK = lightRoute<typeof sendOrderLinkRoute>({ method: 'post', path: '/v1/carts/:id/confirmation' })
const DEPARTURES = lightRoute<typeof listDepartures>({ method: 'get', path: '/v1/expeditions/:id/departures' })

export type CartChange = Omit<OutputOf<typeof updateCart.body>, 'cart_id'>

const token = () => readSession().user?.token

export const loadCart = (id: number) => callApi(DETAIL, { params: { id }, token: token() })

export const saveCart = ({ id, change }: { id: number; change: CartChange }) =>
  callApi(CHANGE, { body: { ...change, cart_id: id }, token: token() })

export const dropCart = (id: number) => callApi(REMOVAL, { query: { cart_id: id }, token: token() })

export const keepHold = (id: number) => callApi(HOLD, { params: { id }, token: token() })

export const orderCart = ({
  body,
  idempotencyKey,
}: {
  body: InputOf<typeof addReservation.body>
  idempotencyKey: string
}) => callApi(ORDER, { body, idempotencyKey, token: token() })

export const sendOrderLink = (id: number) => callApi(ORDER_LINK, { params: { id }, token: token() })

export const loadOrderedCart = (id: number) => callApi(ORDERED, { params: { id }, token: token() })

export const loadDepartures = (expedition: number) => callApi(DEPARTURES, { params: { id: String(expedition) } })
