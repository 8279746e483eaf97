import type { RateLimit } from '@/server/platform/http/rate-limit'

export const LIMITS = {
  proposalsByGuide: { name: 'guide_texts', points: 30, seconds: 3600 },
} as const satisfies Record<string, RateLimit>
