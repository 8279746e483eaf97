import type { RouteAddress } from './define-route'

// Apart from the others, which the first script of a page carries: the counter comes after it.

export const AUDIENCE_VIEW = { method: 'post', path: '/v1/audience/views' } as const satisfies RouteAddress
export const AUDIENCE_SEARCH = { method: 'post', path: '/v1/audience/searches' } as const satisfies RouteAddress
export const AUDIENCE_VITALS = { method: 'post', path: '/v1/audience/vitals' } as const satisfies RouteAddress
