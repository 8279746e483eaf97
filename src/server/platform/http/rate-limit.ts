import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { formatCount } from '@/domain/text/plural'
import { pool, query } from '@/server/platform/db/pool'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { HttpError } from './errors'

/** So many calls in so many seconds, counted by key. */
export type RateLimit = { name: string; points: number; seconds: number }

/** A limit on guesses: by which key, and what a right guess does to its count. */
export type Allowance = {
  limit: RateLimit
  key: string
  /** What the refusal says one may do instead. */
  advice?: string
  /** A right guess gives its own point back, or forgets the wrong ones too. */
  onRight?: 'give_back' | 'forget'
  /** Runs after the wrong guess that took the last point. */
  onSpent?: () => Promise<void>
}

/** What `count_call` answers, as PostgreSQL gives it: a bigint is text. */
export type SpentCalls = { points: number; expire: string }

const limiters = new Map<string, RateLimiterPostgres>()

/** Counts one call; 429 with Retry-After when there were too many. */
export const countCall = async ({ limit, key, advice }: Pick<Allowance, 'limit' | 'key' | 'advice'>): Promise<void> => {
  await consume({ limit, key, advice })
}

/** Counts one call and answers whether the limit allows it. */
export const isCallAllowed = async ({ limit, key }: { limit: RateLimit; key: string }): Promise<boolean> => {
  try {
    await limiterOf(limit).consume(keyOf(key))
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}

/**
 * Runs `work`, which checks a secret that somebody may be guessing. Each guess is counted before it is checked, so that many at
 * once are as few as one after the other: when one limit is reached, `work` does not run and the answer is 429 with Retry-After.
 * What `work` answers is a right guess; an error that `isWrong` does not recognize was no guess, and gives its points back. A
 * process that ends in the middle leaves them counted.
 */
export const guess = async <Result>(
  { allowances, isWrong = isWrongAnswer }: { allowances: Allowance[]; isWrong?: (error: unknown) => boolean },
  work: () => Promise<Result>,
): Promise<Result> => {
  const spent = await consumeAll(allowances)
  let result: Result
  try {
    result = await work()
  } catch (error) {
    const wrong = isWrong(error)
    for (const allowance of allowances) await giveBack({ ...allowance, points: wrong ? 0 : 1 })
    if (wrong) await notifySpent({ allowances, spent })
    throw error
  }
  for (const allowance of allowances) {
    await giveBack({ ...allowance, points: allowance.onRight === 'forget' ? ALL : 1 })
  }
  return result
}

/**
 * Gives back points of the present window. A wrong guess gives none back by the same statement: the time of its answer tells
 * nothing.
 */
export const giveBack = async ({
  limit,
  key,
  points = 1,
}: {
  limit: RateLimit
  key: string
  points?: number
}): Promise<void> => {
  await query('update rate_limits set points = greatest(points - $2::int, 0) where key = $1 and expire > $3', [
    limitKey({ limit, key }),
    points,
    Date.now(),
  ])
}

/** The row that a statement of its own counts, by the function `count_call(key, seconds)`. */
export const limitKey = ({ limit, key }: { limit: RateLimit; key: string }): string => `${limit.name}:${keyOf(key)}`

/** Refuses what such a statement counted too often; `expire` is in milliseconds since 1970. */
export const refuseSpent = ({ limit, spent }: { limit: RateLimit; spent: SpentCalls }): void => {
  if (spent.points > limit.points) throw tooManyCalls({ limit, ms: Number(spent.expire) - Date.now() })
}

/** More than any limit has. */
const ALL = 1_000_000

const isWrongAnswer = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 401 || error.status === 422)

/** Takes a point of each, in order, or of none; answers how many each has spent. */
const consumeAll = async (allowances: Allowance[]): Promise<number[]> => {
  const spent: number[] = []
  try {
    for (const allowance of allowances) spent.push(await consume(allowance))
  } catch (refusal) {
    for (const allowance of allowances.slice(0, spent.length)) await giveBack(allowance)
    throw refusal
  }
  return spent
}

const consume = async ({ limit, key, advice }: Pick<Allowance, 'limit' | 'key' | 'advice'>): Promise<number> => {
  try {
    return (await limiterOf(limit).consume(keyOf(key))).consumedPoints
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyCalls({ limit, ms: refusal.msBeforeNext, advice })
    throw refusal instanceof Error ? refusal : new Error(String(refusal))
  }
}

const notifySpent = async ({ allowances, spent }: { allowances: Allowance[]; spent: number[] }): Promise<void> => {
  for (const [at, { limit, onSpent }] of allowances.entries()) if (spent[at] === limit.points) await onSpent?.()
}

const limiterOf = ({ name, points, seconds }: RateLimit): RateLimiterPostgres => {
  const id = `${name} ${String(points)}`
  const known = limiters.get(id)
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
  limiters.set(id, limiter)
  return limiter
}

// Keys are people's addresses: the table keeps none of them.
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24)

const tooManyCalls = ({ limit, ms, advice }: { limit: RateLimit; ms: number; advice?: string }): HttpError => {
  logSecurityEvent({ event: 'limit_reached', outcome: 'refused', detail: limit.name })
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  return new HttpError({
    status: 429,
    message: [`Trop de tentatives. Réessaie dans ${formatCount(minutes, 'minute')}.`, advice].filter(Boolean).join(' '),
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) },
  })
}
