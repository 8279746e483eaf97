import type { askGiftWithdrawal, checkGiftCode, listGiftTrips } from '@/contract/gift-cards'
import { GIFT_BALANCE, GIFT_TRIPS, GIFT_WITHDRAWAL_LINKS } from '@/contract/gift-later-addresses'
import { callApi } from '@/storefront/lib/api/call-api'

// Of parts that are loaded after the first script of the shop.

export const loadTrips = () => callApi<typeof listGiftTrips>(GIFT_TRIPS, {})

export const checkCode = (code: string) => callApi<typeof checkGiftCode>(GIFT_BALANCE, { body: { code } })

export const askWithdrawal = (email: string) =>
  callApi<typeof askGiftWithdrawal>(GIFT_WITHDRAWAL_LINKS, { body: { email } })
