export const REVALIDATION_CHANNEL = 'lagopede_revalidate'

/**
 * What pages are built from. `site` is on every page, `hits` where cards are shown,
 * `catalogue` where destinations and families of activities are, `legal` where the texts of the law are,
 * `content` what is made of blocks, `faq` the questions and their answers, `level-quiz` those of the level quiz,
 * `articles` the blog, `cancellation` where what canceling costs is told, `payment-terms` where a deposit is.
 */
export const CACHE_TAGS = [
  'site',
  'home',
  'hits',
  'catalogue',
  'reviews',
  'legal',
  'content',
  'faq',
  'level-quiz',
  'articles',
  'cancellation',
  'payment-terms',
] as const

/** One of them, or what a single expedition's page and link card are built from. */
export type CacheTag = (typeof CACHE_TAGS)[number] | `expedition:${number}`
