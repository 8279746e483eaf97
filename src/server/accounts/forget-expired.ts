import type { Task } from 'graphile-worker'

/**
 * Clears what is over: rate limits, reset links, sessions, the marks of mails that no retry can send again, answers kept
 * for repeated orders, and carts left for two months.
 */
export const forgetExpired: Task = async (_payload, helpers) => {
  const query = (text: string, values: unknown[] = []) => helpers.query(text, values)
  await query('delete from rate_limits where expire < $1', [Date.now()])
  await query('delete from password_resets where expires_at < now()')
  await query('delete from users_sessions where expires_at < now()')
  await query(`delete from sent_mails where sent_at < now() - interval '30 days'`)
  await query(
    `update reservations set answer = null where answer is not null and created_at < now() - interval '7 days'`,
  )
  await query(`delete from carts where held_seats = 0 and updated_at < now() - interval '60 days'`)
}
