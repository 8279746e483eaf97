import type { InputOf } from '@/contract/define-route'
import { GIFT_CARD, GIFT_OFFER } from '@/contract/gift-addresses'
import type { buyGiftCard, getGiftOffer } from '@/contract/gift-cards'
import { callApi } from '@/storefront/lib/api/call-api'

// The first script of the shop: by their addresses, so that no schema is loaded for them.

export const loadOffer = () => callApi<typeof getGiftOffer>(GIFT_OFFER, {})

export const buyGift = (purchase: { body: InputOf<typeof buyGiftCard.body>; idempotencyKey: string }) =>
  callApi<typeof buyGiftCard>(GIFT_CARD, purchase)
