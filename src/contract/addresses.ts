import type { RouteAddress } from './define-route'

// Of the calls that the first script of a page makes: apart from their routes, as no page is to load schemas for them.

export const CURRENT_SESSION = { method: 'get', path: '/v1/auth/current' } as const satisfies RouteAddress
export const USER = { method: 'get', path: '/v1/user' } as const satisfies RouteAddress
export const CART = { method: 'get', path: '/v1/cart' } as const satisfies RouteAddress
export const CART_ADDITION = { method: 'post', path: '/v1/cart' } as const satisfies RouteAddress
export const ADDRESS_LINK = { method: 'post', path: '/v1/user/address-confirmation' } as const satisfies RouteAddress
export const INTERESTS = { method: 'get', path: '/v1/interests' } as const satisfies RouteAddress
export const FAVOURITE = { method: 'post', path: '/v1/interests' } as const satisfies RouteAddress
export const FAVOURITE_REMOVAL = {
  method: 'delete',
  path: '/v1/interests/:expedition_id',
} as const satisfies RouteAddress
export const SUBSCRIPTION = { method: 'post', path: '/v1/users/newsletter/:email' } as const satisfies RouteAddress
export const SUBSCRIPTION_END = { method: 'delete', path: '/v1/user/newsletter' } as const satisfies RouteAddress
export const SEARCH = { method: 'get', path: '/v1/search' } as const satisfies RouteAddress
export const SUGGESTIONS = { method: 'get', path: '/v1/search/suggestions' } as const satisfies RouteAddress
export const PLACES = { method: 'get', path: '/v1/places' } as const satisfies RouteAddress
export const SITE_SEARCH = { method: 'get', path: '/v1/site-search' } as const satisfies RouteAddress
export const CONTACT_FORM = { method: 'post', path: '/v1/contact-forms' } as const satisfies RouteAddress
export const CONTACT_MESSAGE = { method: 'post', path: '/v1/contact-messages' } as const satisfies RouteAddress
export const EXPEDITION = { method: 'get', path: '/v1/expeditions/:id' } as const satisfies RouteAddress
export const EXPEDITION_CARBON = { method: 'get', path: '/v1/expeditions/:id/carbon' } as const satisfies RouteAddress
export const CONSENT_PROOF = { method: 'post', path: '/v1/consents' } as const satisfies RouteAddress
export const FAQ_RATING = { method: 'post', path: '/v1/faq/:id/ratings' } as const satisfies RouteAddress
export const FAQ_SEARCH = { method: 'post', path: '/v1/faq/searches' } as const satisfies RouteAddress
export const OWN_TOWN = { method: 'get', path: '/v1/user/town' } as const satisfies RouteAddress
export const OWN_TOWN_SAVE = { method: 'post', path: '/v1/user/town' } as const satisfies RouteAddress
export const OWN_TOWN_REMOVAL = { method: 'delete', path: '/v1/user/town' } as const satisfies RouteAddress
export const OWN_LEVEL = { method: 'get', path: '/v1/user/level' } as const satisfies RouteAddress
export const OWN_LEVEL_SAVE = { method: 'post', path: '/v1/user/level' } as const satisfies RouteAddress
export const OWN_LEVEL_REMOVAL = { method: 'delete', path: '/v1/user/level' } as const satisfies RouteAddress
