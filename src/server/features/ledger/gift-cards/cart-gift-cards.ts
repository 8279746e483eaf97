import { sql } from '@/server/platform/db/transaction-of'
import { GIFT_BALANCE_CENTS, giftDay, IS_SPENDABLE } from './gift-facts'

/** A gift card that a cart is to be paid with. */
export type CartGift = { id: number; last4: string; balanceCents: number; expiresOn: string; isOver: boolean }

/** SQL of the gift cards of the cart `c`, what ends first before the rest. */
export const cartGiftCards = sql`coalesce((select json_agg(json_build_object('id', g.id, 'last4', g.last4,
    'balanceCents', ${GIFT_BALANCE_CENTS}, 'expiresOn', ${giftDay('expires_on')}, 'isOver', not ${IS_SPENDABLE})
    order by g.expires_on, g.id)
  from cart_gift_cards x join gift_cards g on g.id = x.card_id where x.cart_id = c.id), '[]'::json)`
