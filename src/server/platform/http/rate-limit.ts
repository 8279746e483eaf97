import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { formatCount } from '@/domain/plural'
import { pool } from '@/server/platform/db/pool'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { HttpError } from './errors'

/** So many calls in so many seconds, counted by key. */
export type RateLimit = { name: string; points: number; seconds: number }

/** What `count_call` answers, as PostgreSQL gives it: a bigint is text. */
export type SpentCalls = { points: number; expire: string }

const limiters = new Map<string, RateLimiterPostgres>()

/** Counts one call; 429 with Retry-After when there were too many. */
export const countCall = async ({ limit, key }: { limit: RateLimit; key: string }): Promise<void> => {
  try {
    await limiterOf(limit).consume(keyOf(key))
  } catch (refusal) {
    throw asError({ limit, refusal })
  }
}

/** Refuses when the limit is reached, and counts nothing; the advice says what else one may do. */
export const refuseOverLimit = async ({
  limit,
  key,
  advice,
}: {
  limit: RateLimit
  key: string
  advice?: string
}): Promise<void> => {
  const spent = await limiterOf(limit).get(keyOf(key))
  if (spent && spent.consumedPoints >= limit.points) throw tooManyCalls({ limit, ms: spent.msBeforeNext, advice })
}

/**
 * Counts something that went wrong, and refuses nothing: what comes next is refused. Answers how many there were. Zero points are for
 * who must not be told apart from one that failed by how long the answer takes.
 */
export const countFailure = async ({
  limit,
  key,
  points = 1,
}: {
  limit: RateLimit
  key: string
  points?: 0 | 1
}): Promise<number> => (await limiterOf(limit).penalty(keyOf(key), points)).consumedPoints

export const forgetFailures = async ({ limit, key }: { limit: RateLimit; key: string }): Promise<void> => {
  await limiterOf(limit).delete(keyOf(key))
}

/** The row that a statement of its own counts, by the function `count_call(key, seconds)`. */
export const limitKey = ({ limit, key }: { limit: RateLimit; key: string }): string => `${limit.name}:${keyOf(key)}`

/** Refuses what such a statement counted too often; `expire` is in milliseconds since 1970. */
export const refuseSpent = ({ limit, spent }: { limit: RateLimit; spent: SpentCalls }): void => {
  if (spent.points > limit.points) throw tooManyCalls({ limit, ms: Number(spent.expire) - Date.now() })
}

const limiterOf = ({ name, points, seconds }: RateLimit): RateLimiterPostgres => {
  const known = limiters.get(name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: pool(),
    keyPrefix: name,
    tableName: 'rate_limits',
    tableCreated: true,
    // The worker forgets what is over.
    clearExpiredByTimeout: false,
    points,
    duration: seconds,
  })
  limiters.set(name, limiter)
  return limiter
}

// Keys are people's addresses: the table keeps none of them.
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24)

const asError = ({ limit, refusal }: { limit: RateLimit; refusal: unknown }): Error => {
  if (refusal instanceof RateLimiterRes) return tooManyCalls({ limit, ms: refusal.msBeforeNext })
  return refusal instanceof Error ? refusal : new Error(String(refusal))
}

const tooManyCalls = ({ limit, ms, advice }: { limit: RateLimit; ms: number; advice?: string }): HttpError => {
  logSecurityEvent({ event: 'limit_reached', outcome: 'refused', detail: limit.name })
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  return new HttpError({
    status: 429,
    message: [`Trop de tentatives. Réessaie dans ${formatCount(minutes, 'minute')}.`, advice].filter(Boolean).join(' '),
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) },
  })
}
