import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'

/** Subscribes a proven address, and the account that has it, whoever opened that one. Inside the caller's transaction. */
export const markSubscribed = async ({ req, email }: { req: PayloadRequest; email: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into newsletter_subscribers (email, status, user_id)
    values (${email}, 'subscribed', (select id from users where lower(email) = lower(${email}) and deleted_at is null))
    on conflict (email) do update set
      status = 'subscribed', user_id = coalesce(newsletter_subscribers.user_id, excluded.user_id), updated_at = now()`)
  await transaction.execute(sql`
    update users set newsletter = true where lower(email) = lower(${email}) and deleted_at is null`)
}
