import type { RateLimit } from '@/server/platform/http/rate-limit'

export const LIMITS = {
  reviewsByUser: { name: 'reviews', points: 20, seconds: 3600 },
} as const satisfies Record<string, RateLimit>
