import { GIFT_BALANCE, GIFT_CARD, GIFT_OFFER, GIFT_TRIPS, GIFT_WITHDRAWAL_LINKS } from '@/contract/gift-addresses'
import type { InputOf } from '@/contract/define-route'
import type { askGiftWithdrawal, buyGiftCard, checkGiftCode, getGiftOffer, listGiftTrips } from '@/contract/gift-cards'
import { callApi } from '@/storefront/lib/api/call-api'

// The first script of the shop: by their addresses, so that no schema is loaded for them.

export const loadOffer = () => callApi<typeof getGiftOffer>(GIFT_OFFER, {})

export const loadTrips = () => callApi<typeof listGiftTrips>(GIFT_TRIPS, {})

export const buyGift = (purchase: { body: InputOf<typeof buyGiftCard.body>; idempotencyKey: string }) =>
  callApi<typeof buyGiftCard>(GIFT_CARD, purchase)

export const checkCode = (code: string) => callApi<typeof checkGiftCode>(GIFT_BALANCE, { body: { code } })

export const askWithdrawal = (email: string) =>
  callApi<typeof askGiftWithdrawal>(GIFT_WITHDRAWAL_LINKS, { body: { email } })
