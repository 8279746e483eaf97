/**
 * Of PostgreSQL: a lock that was waited for in vain, two that wait for each other, no more connections, a server that is starting.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const BUSY_CODES = new Set(['55P03', '40P01', '40001', '53300', '57P03'])

// What pg and its pool say, without a code, when no connection came free or was made in time.
const BUSY_WORDS = /timeout exceeded when trying to connect|terminated due to connection timeout/

/** Whether a work failed because the database had no room or no time for it: it was undone, and may be tried again. */
export const isBusy = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && BUSY_CODES.has(error.code)) return true
  return BUSY_WORDS.test(error.message) || isBusy(error.cause)
}
