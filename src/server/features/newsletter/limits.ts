import type { RateLimit } from '@/server/platform/http/rate-limit'

const HOUR = 60 * 60

/** What one client, or one address, may do about the newsletter. */
export const LIMITS = {
  subscribeByClient: { name: 'subscribe', points: 20, seconds: HOUR },
  confirmationMailByAddress: { name: 'confirmation', points: 4, seconds: HOUR },
  linkByClient: { name: 'newsletter_link', points: 120, seconds: HOUR },
} as const satisfies Record<string, RateLimit>
