import type { RouteAddress } from './define-route'

// Of the calls that the first scripts of most pages make: apart from their routes, as no page is to load schemas for them.

export const CURRENT_SESSION = { method: 'get', path: '/v1/auth/current' } as const satisfies RouteAddress
export const USER = { method: 'get', path: '/v1/user' } as const satisfies RouteAddress
export const INTERESTS = { method: 'get', path: '/v1/interests' } as const satisfies RouteAddress
export const FAVOURITE = { method: 'post', path: '/v1/interests' } as const satisfies RouteAddress
export const FAVOURITE_REMOVAL = {
  method: 'delete',
  path: '/v1/interests/:expedition_id',
} as const satisfies RouteAddress
export const SUBSCRIPTION = { method: 'post', path: '/v1/users/newsletter/:email' } as const satisfies RouteAddress
export const SUBSCRIPTION_END = { method: 'delete', path: '/v1/user/newsletter' } as const satisfies RouteAddress
