import { askLogin } from '@/storefront/lib/session/store'
import type { Favourite } from './favourite'
import { keepWish } from './favourite-wish'

/** Opens the login flow, and keeps what a visitor likes until they are in. */
export const askLoginFor = (favourite: Favourite): void => {
  keepWish(favourite)
  askLogin()
}
