import type { CartDetail } from '@/contract/booking'
import type { Town } from '@/domain/town'
import { giftTotal } from './payment-plan'

/** What is ordered: the cart as it was shown, the texts that were agreed to, and the town its journey is counted from. */
export const orderBody = (cart: CartDetail, town: Town | null) =>
  ({
    cart_id: cart.id,
    departure_id: cart.departure.id,
    travelers_count: cart.travelers_count,
    terms_version: cart.terms_version,
    cancellation_version: cart.cancellation_version,
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
    ...(cart.promo && !cart.promo.refusal && { discount: { code: cart.promo.code, amount: cart.promo.amount } }),
    ...(cart.gift_cards.length > 0 && { gift_cards: giftTotal(cart) }),
  }) as const
