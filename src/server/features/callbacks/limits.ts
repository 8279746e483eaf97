import type { RateLimit } from '@/server/platform/http/rate-limit'

const HOUR = 60 * 60

/** How often one client may ask for calls, and how often one number may be given. */
export const LIMITS = {
  requestsByClient: { name: 'call_requests', points: 10, seconds: HOUR },
  requestsByNumber: { name: 'call_number', points: 3, seconds: HOUR },
} as const satisfies Record<string, RateLimit>
