import type { RouteAddress } from './define-route'

// Of the calls of pages that every other does without, and of scripts that are loaded on demand.

export const ADDRESS_LINK = { method: 'post', path: '/v1/user/address-confirmation' } as const satisfies RouteAddress
export const SITE_SEARCH = { method: 'get', path: '/v1/site-search' } as const satisfies RouteAddress
export const CONTACT_FORM = { method: 'post', path: '/v1/contact-forms' } as const satisfies RouteAddress
export const CONTACT_MESSAGE = { method: 'post', path: '/v1/contact-messages' } as const satisfies RouteAddress
export const EXPEDITION = { method: 'get', path: '/v1/expeditions/:id' } as const satisfies RouteAddress
export const EXPEDITION_CARBON = { method: 'get', path: '/v1/expeditions/:id/carbon' } as const satisfies RouteAddress
export const CONSENT_PROOF = { method: 'post', path: '/v1/consents' } as const satisfies RouteAddress
export const FAQ_RATING = { method: 'post', path: '/v1/faq/:id/ratings' } as const satisfies RouteAddress
export const FAQ_SEARCH = { method: 'post', path: '/v1/faq/searches' } as const satisfies RouteAddress
export const OWN_TOWN_SAVE = { method: 'post', path: '/v1/user/town' } as const satisfies RouteAddress
export const OWN_TOWN_REMOVAL = { method: 'delete', path: '/v1/user/town' } as const satisfies RouteAddress
export const OWN_LEVEL_SAVE = { method: 'post', path: '/v1/user/level' } as const satisfies RouteAddress
export const OWN_LEVEL_REMOVAL = { method: 'delete', path: '/v1/user/level' } as const satisfies RouteAddress
