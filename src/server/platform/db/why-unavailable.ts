/**
 * Of PostgreSQL: a lock or an answer that was waited for in vain, two that wait for each other, no more connections, a server that is starting.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const BUSY_CODES = new Set(['55P03', '40P01', '40001', '53300', '57P03', '57014', '25P03'])

// What pg and its pool say, without a code, when no connection came free or was made in time.
const BUSY_WORDS = /timeout exceeded when trying to connect|terminated due to connection timeout/

/** A disk without room, PostgreSQL's or ours. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const FULL_WORDS = /ENOSPC|no space left on device/i

/** A server that cannot be reached, stops, is a copy that takes no writes, or whose disk fails. */
const AWAY_CODES =
  /^(?:08\w{3}|53\w{3}|57P\d\d|58\w{3}|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EROFS|EIO)$/
const AWAY_WORDS =
  /connection terminated|connection ended unexpectedly|not queryable|query read timeout|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ENOTFOUND|terminating connection|database system is/i

/**
 * busy: the database had no room or no time for a work, which was undone and may be tried again. full, away: its disk or itself is not
 * there; whether a work that was under way is done is unknown.
 */
export type Unavailability = 'busy' | 'full' | 'away'

/** Why a work failed that the database or the disk could not do now, or undefined where it failed for a reason of its own. */
export const whyUnavailable = (error: unknown): Unavailability | undefined => {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (BUSY_CODES.has(code) || BUSY_WORDS.test(error.message)) return 'busy'
  if (FULL_CODES.has(code) || FULL_WORDS.test(error.message)) return 'full'
  if (AWAY_CODES.test(code) || AWAY_WORDS.test(error.message)) return 'away'
  return whyUnavailable(error.cause)
}
