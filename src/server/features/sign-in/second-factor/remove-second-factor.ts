import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { lockUser } from '@/server/platform/payload/lock-user'

/**
 * Forgets the second factor of an account and tells its owner; false when it has none. Removed by somebody else, all
 * sessions of the account end too. Inside the caller's transaction.
 */
export const removeSecondFactor = async ({
  req,
  userId,
  authorId,
}: {
  req: PayloadRequest
  userId: number
  /** Null for the command of the server. */
  authorId: number | null
}): Promise<boolean> => {
  await lockUser({ req, userId })
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    delete from second_factors where user_id = ${userId} and confirmed_at is not null returning user_id`)
  if (rows.length === 0) return false
  const isOwn = authorId === userId
  if (!isOwn) await transaction.execute(sql`delete from users_sessions where _parent_id = ${userId}`)
  await enqueueMail({ req, mail: { template: isOwn ? 'second_factor_off' : 'second_factor_removed', userId } })
  logSecurityEvent({
    event: 'second_factor_changed',
    outcome: 'done',
    headers: req.headers,
    userId: authorId,
    target: `users/${String(userId)}`,
    detail: authorId === null ? 'removed_by_command' : isOwn ? 'turned_off' : 'removed_by_admin',
  })
  return true
}
