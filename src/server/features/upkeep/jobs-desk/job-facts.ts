import { sql } from '@/server/platform/db/transaction-of'

/** SQL of the state of a job `j` that is not done. */
export const JOB_STATE = sql`case
  when j.locked_at is not null then 'running'
  when j.attempts >= j.max_attempts then 'failed'
  when j.last_error is not null then 'again'
  else 'waiting' end`

/** SQL condition: `j` may run, and nobody runs it. */
export const IS_READY = sql`j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()`

/** SQL condition: `j` is tried no more. */
export const HAS_FAILED = sql`j.locked_at is null and j.attempts >= j.max_attempts and j.last_error is not null`

/**
 * SQL condition: `j` was under way as another was added under its key, and its worker was killed. graphile-worker leaves it, as tried
 * as often as it may be: the other does what it was to do.
 */
export const IS_REPLACED = sql`j.locked_at is null and j.attempts >= j.max_attempts and j.last_error is null`

/** SQL condition on a row `s` that was set aside: it is no hitch of a moment, and nobody gave it up. */
export const IS_STUCK = sql`s.attempts >= 3 and s.given_up_at is null`

/** SQL condition: `j` has waited for so long that the worker is late. */
export const IS_LATE = sql`${IS_READY} and j.run_at < now() - interval '5 minutes'`
