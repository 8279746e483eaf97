import type { PayloadRequest } from 'payload'
import { endProviders } from '@/server/features/sign-in/social/end-providers'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'

/**
 * Notes that the owner of an address is here. Whoever opened the account before without proving it may be a stranger:
 * their sessions and providers go. Inside the caller's transaction.
 */
export const proveAddress = async ({ req, userId }: { req: PayloadRequest; userId: number }): Promise<void> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    update users set email_verified_at = now() where id = ${userId} and email_verified_at is null returning id`)
  if (rows.length === 0) return
  await endProviders({ req, userId })
  await transaction.execute(sql`delete from users_sessions where _parent_id = ${userId}`)
}
