import type { getCart } from '@/contract/booking'
import type { CartDetail } from '@/contract/cart-detail'
import { CART } from '@/contract/cart-addresses'
import { callApi } from '@/storefront/lib/api/call-api'
import { askPhone } from './phone'
import { changeSession, readSession } from './store'

/** Loads the unfinished booking of who is signed in. A failure is for the console alone (spec §8). */
export const loadSessionCart = async (): Promise<void> => {
  try {
    const cart = await callApi<typeof getCart>(CART, { token: readSession().user?.token })
    changeSession({ cart })
    if (cart) askPhone({ event: 'cart', price: cart.total })
  } catch (error) {
    console.error(error)
  }
}

/** The same booking, as the tunnel knows it after a change. */
export const rememberCart = (cart: CartDetail): void => {
  const isDearer = cart.price.total > (readSession().cart?.total ?? 0)
  changeSession({
    cart: {
      id: cart.id,
      expedition_main_photo: cart.expedition.main_photo_small,
      expedition_name: cart.expedition.name,
      departure_start: cart.departure.departure_start,
      departure_end: cart.departure.departure_end,
      reservation_travelers_count: cart.travelers_count,
      total: cart.price.total,
      hold_expires_at: cart.hold_expires_at,
    },
  })
  if (isDearer) askPhone({ event: 'cart', price: cart.price.total })
}
