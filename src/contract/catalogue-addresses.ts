import type { RouteAddress } from './define-route'

// Of the calls that the first script of the catalogue makes besides.

export const SEARCH = { method: 'get', path: '/v1/search' } as const satisfies RouteAddress
export const OWN_TOWN = { method: 'get', path: '/v1/user/town' } as const satisfies RouteAddress
export const OWN_LEVEL = { method: 'get', path: '/v1/user/level' } as const satisfies RouteAddress
export const PLACES = { method: 'get', path: '/v1/places' } as const satisfies RouteAddress
export const SUGGESTIONS = { method: 'get', path: '/v1/search/suggestions' } as const satisfies RouteAddress
