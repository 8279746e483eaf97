import type { RateLimit } from '@/server/platform/http/rate-limit'

const HOUR = 60 * 60

/** What one client may do about the newsletter; the mails that confirm are counted by mailbox as they leave. */
export const LIMITS = {
  subscribeByClient: { name: 'subscribe', points: 20, seconds: HOUR },
  linkByClient: { name: 'newsletter_link', points: 120, seconds: HOUR },
} as const satisfies Record<string, RateLimit>
