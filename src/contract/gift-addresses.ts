import type { RouteAddress } from './define-route'

// Of the calls of the shop's first script, which no other page needs: see `addresses.ts`.

export const GIFT_OFFER = { method: 'get', path: '/v1/gift-offer' } as const satisfies RouteAddress
export const GIFT_TRIPS = { method: 'get', path: '/v1/gift-trips' } as const satisfies RouteAddress
export const GIFT_CARD = { method: 'post', path: '/v1/gift-cards' } as const satisfies RouteAddress
export const GIFT_BALANCE = { method: 'post', path: '/v1/gift-cards/balance' } as const satisfies RouteAddress
/** Of the page « Renoncer au contrat ». */
export const GIFT_WITHDRAWAL_LINKS = {
  method: 'post',
  path: '/v1/gift-cards/withdrawal-links',
} as const satisfies RouteAddress
