import { limitKey, type RateLimit } from '@/server/platform/http/rate-limit'

/** Hearts that one user may press: nobody does by hand, whatever their clicks. */
export const INTEREST_LIMIT = { name: 'interests', points: 240, seconds: 60 } as const satisfies RateLimit

/** `$3` to `$5` of the statements that count themselves. */
export const interestLimitOf = (userId: number): [key: string, seconds: number, points: number] => [
  limitKey({ limit: INTEREST_LIMIT, key: String(userId) }),
  INTEREST_LIMIT.seconds,
  INTEREST_LIMIT.points,
]
