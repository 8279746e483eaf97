import type { RateLimit } from '@/server/platform/http/rate-limit'

const MINUTE = 60

/** Links are drawn by who books; they are opened by anyone: guessing one of 2²⁵⁶ is not helped along either. */
export const PARTICIPANT_LIMITS = {
  linkByUser: { name: 'participant_link', points: 60, seconds: 60 * MINUTE },
  profileByClient: { name: 'own_profile', points: 120, seconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>
