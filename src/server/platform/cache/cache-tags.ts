export const REVALIDATION_CHANNEL = 'lagopede_revalidate'

/**
 * What pages are built from. `site` is on every page, `hits` where cards are shown,
 * `catalogue` where destinations and families of activities are.
 */
export type CacheTag = 'site' | 'home' | 'hits' | 'catalogue' | 'reviews' | `expedition:${number}`
