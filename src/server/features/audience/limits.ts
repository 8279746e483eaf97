import type { RateLimit } from '@/server/platform/http/rate-limit'

const HOUR = 60 * 60

/** How often one client is counted: a household or an office behind one address reads a lot, a loop reads more. */
export const LIMITS = {
  views: { name: 'audience_views', points: 600, seconds: HOUR },
  searches: { name: 'audience_searches', points: 60, seconds: HOUR },
  vitals: { name: 'audience_vitals', points: 200, seconds: HOUR },
} as const satisfies Record<string, RateLimit>

/** So many different lines of one kind are kept a day: nobody fills the table with addresses and words of their own. */
export const MOST_LINES = 500
