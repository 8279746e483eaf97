import type { RouteAddress } from './define-route'

// Of the calls of the cart that the first script of a trip's page makes.

export const CART = { method: 'get', path: '/v1/cart' } as const satisfies RouteAddress
export const CART_ADDITION = { method: 'post', path: '/v1/cart' } as const satisfies RouteAddress
