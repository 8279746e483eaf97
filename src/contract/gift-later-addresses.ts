import type { RouteAddress } from './define-route'

// Of calls about gift cards by parts that are loaded after the shop's first script: see `addresses.ts`.

export const GIFT_TRIPS = { method: 'get', path: '/v1/gift-trips' } as const satisfies RouteAddress
export const GIFT_BALANCE = { method: 'post', path: '/v1/gift-cards/balance' } as const satisfies RouteAddress
/** Of the page « Renoncer au contrat ». */
export const GIFT_WITHDRAWAL_LINKS = {
  method: 'post',
  path: '/v1/gift-cards/withdrawal-links',
} as const satisfies RouteAddress
