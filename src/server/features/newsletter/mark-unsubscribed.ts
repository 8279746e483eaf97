import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'

/** Ends the subscription of an address, and that of its account. Inside the caller's transaction. */
export const markUnsubscribed = async ({ req, email }: { req: PayloadRequest; email: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update newsletter_subscribers set status = 'unsubscribed', updated_at = now() where lower(email) = lower(${email})`)
  await transaction.execute(sql`update users set newsletter = false where lower(email) = lower(${email})`)
}
