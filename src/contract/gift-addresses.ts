import type { RouteAddress } from './define-route'

// Of the calls of the shop's first script, which no other page needs: see `addresses.ts`.

export const GIFT_OFFER = { method: 'get', path: '/v1/gift-offer' } as const satisfies RouteAddress
export const GIFT_CARD = { method: 'post', path: '/v1/gift-cards' } as const satisfies RouteAddress
