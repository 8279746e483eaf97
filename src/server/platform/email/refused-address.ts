import { query } from '@/server/platform/db/pool'

type SmtpError = { command?: unknown; responseCode?: unknown; response?: unknown }

/**
 * The code by which a mail server refused an address for good, or null: what it refuses for the moment is sent again, and what it
 * refuses of who sends (5.7, a login, a policy) is no fault of the address.
 */
export const refusalCodeOf = (error: unknown): number | null => codeAt(error, 'RCPT TO')

/** Whether a mail server refused for good what a message says, which the next attempt would say again. */
export const isMessageRefused = (error: unknown): boolean => codeAt(error, 'DATA') !== null

const codeAt = (error: unknown, step: string): number | null => {
  const { command, responseCode, response } = (error ?? {}) as SmtpError
  if (command !== step || typeof responseCode !== 'number' || responseCode < 500) return null
  return /^\d{3}[ -]5\.7\./.test(String(response)) ? null : responseCode
}

/** Marks an address, for the team to see. */
export const markRefused = (refused: { address: string; code: number; template: string }): Promise<unknown> =>
  query(
    `insert into refused_addresses as r (address, reply_code, template) values (lower($1), $2, $3)
     on conflict (address) do update set reply_code = excluded.reply_code, template = excluded.template,
       refusals = r.refusals + 1, last_refused_at = now()`,
    [refused.address, refused.code, refused.template],
  )

/** A mail has arrived there. */
export const unmarkRefused = (address: string): Promise<unknown> =>
  query('delete from refused_addresses where address = lower($1)', [address])
