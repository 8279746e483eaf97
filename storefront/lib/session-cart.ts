import type { getCart } from '@/contract/booking'
import { callApi } from './call-api'
import { askPhone } from './session-phone'
import { changeSession, readSession } from './session-store'

const CART: Pick<typeof getCart, 'method' | 'path'> = { method: 'get', path: '/v1/cart' }

/** Loads the unfinished booking of who is signed in. A failure is for the console alone (spec §8). */
export const loadSessionCart = async (): Promise<void> => {
  try {
    const cart = await callApi(CART as typeof getCart, { token: readSession().user?.token })
    changeSession({ cart })
    if (cart) askPhone({ event: 'cart', price: cart.total })
  } catch (error) {
    console.error(error)
  }
}
