import type { RateLimit } from '@/server/platform/http/rate-limit'

const HOUR = 60 * 60

/** How often one client may say what helped, and note searches; `sameAnswer` counts an opinion once a day. */
export const LIMITS = {
  ratingsByClient: { name: 'faq_ratings', points: 40, seconds: HOUR },
  sameAnswer: { name: 'faq_same_answer', points: 1, seconds: 24 * HOUR },
  searchesByClient: { name: 'faq_searches', points: 20, seconds: HOUR },
} as const satisfies Record<string, RateLimit>
