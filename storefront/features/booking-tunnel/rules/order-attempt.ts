import type { CartDetail } from '@/contract/cart-detail'
import type { Town } from '@/domain/places/town'
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'
import { giftTotal } from './payment-plan'

/** What is ordered, as it is sent. */
type Order = Record<string, unknown>
type Attempt = { order: string; key: string }

/** The key of an order: the same as long as the same thing is ordered, in every tab and after a reload. */
export const attemptKey = (order: Order): string => {
  const wanted = JSON.stringify(order)
  const kept = readAttempt()
  if (kept?.order === wanted) return kept.key
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  const attempt: Attempt = { order: wanted, key: key.join('') }
  writeLocal(LOCAL_KEYS.orderAttempt, JSON.stringify(attempt))
  return attempt.key
}

/** The order was answered: the next one is another. */
export const forgetAttempt = (): void => removeLocal(LOCAL_KEYS.orderAttempt)

const readAttempt = (): Attempt | null => {
  try {
    return JSON.parse(readLocal(LOCAL_KEYS.orderAttempt) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

/** What is ordered: the cart as it was shown, the texts that were agreed to, and the town its journey is counted from. */
export const orderBody = (cart: CartDetail, town: Town | null) =>
  ({
    cart_id: cart.id,
    departure_id: cart.departure.id,
    travelers_count: cart.travelers_count,
    terms_version: cart.terms_version,
    cancellation_version: cart.cancellation_version,
    payment_terms_version: cart.payment_terms.version,
    ...(cart.information_form_version !== null && { information_form_version: cart.information_form_version }),
    ...(cart.level_notice && {
      accepts_level_gaps: {
        version: cart.level_notice.version,
        positions: cart.level_notice.gaps.map(({ position }) => position),
      },
    }),
    accepts_terms: true,
    certifies_level: true,
    total: cart.price.total,
    ...(town && { from: town.code }),
    ...(cart.promo &&
      !cart.promo.refusal && {
        discount: { code: cart.promo.code, amount: cart.promo.amount, rule: cart.promo.rule },
      }),
    ...(cart.gift_cards.length > 0 && { gift_cards: giftTotal(cart) }),
  }) as const
