import type { RateLimit } from '@/server/platform/http/rate-limit'

const MINUTE = 60

/** What one account may write. */
export const LIMITS = {
  messagesByUser: { name: 'messages', points: 10, seconds: 10 * MINUTE },
  reportsByUser: { name: 'reports', points: 30, seconds: 60 * MINUTE },
} as const satisfies Record<string, RateLimit>
