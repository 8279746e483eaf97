import { mailboxOf } from '@/domain/accounts/mailbox-of'
import { queryOne } from '@/server/platform/db/pool'
import { IS_PROVEN_TEXT } from '@/server/platform/db/shared-terms'
import { countCall, giveBack, isCallAllowed, type RateLimit } from '@/server/platform/http/rate-limit'
import type { LimitedFor } from './mail'

const HOUR = 60 * 60

/** How many limited messages a mailbox is sent in an hour, whatever they are and however its address is written. */
export const MAILS_BY_MAILBOX = { name: 'mails', points: 3, seconds: HOUR } as const satisfies RateLimit

/** How many of them anyone may cause where the address has an account: the last is left to a link that lets its owner in. */
export const MAILS_BY_ANYONE = { name: 'mails_by_anyone', points: 2, seconds: HOUR } as const satisfies RateLimit

type Limited = { to: string; limitedFor: LimitedFor }

/** Counts a message that is about to leave, and answers whether its mailbox may be sent it. */
export const isMailAllowed = async (mail: Limited): Promise<boolean> => {
  for (const count of await countsOf(mail)) if (!(await isCallAllowed(count))) return false
  return true
}

/** Gives back what a message counted that could not leave. */
export const giveBackMail = async (mail: Limited): Promise<void> => {
  for (const count of await countsOf(mail)) await giveBack(count)
}

/** The same at the call that asks for a message, which is refused with 429: whoever asks is told that nothing is sent. */
export const countMail = async ({ advice, ...mail }: Limited & { advice: string }): Promise<void> => {
  for (const count of await countsOf(mail)) await countCall({ ...count, advice })
}

const countsOf = async ({ to, limitedFor }: Limited): Promise<Array<{ limit: RateLimit; key: string }>> => {
  if (limitedFor === 'nobody') return []
  const account = await queryOne<{ isProven: boolean }>(
    `select ${IS_PROVEN_TEXT} as "isProven" from users u where lower(u.email) = lower($1) and u.deleted_at is null`,
    [to],
  )
  if (limitedFor === 'unproven' && account?.isProven) return []
  const key = mailboxOf(to)
  const total = { limit: MAILS_BY_MAILBOX, key }
  return limitedFor === 'everyone' && account ? [{ limit: MAILS_BY_ANYONE, key }, total] : [total]
}
