import type { PayloadRequest } from 'payload'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'

/** Notes a subscription to confirm and has its mail sent; who is subscribed gets none. Inside the caller's transaction. */
export const askToConfirm = async ({
  req,
  email,
  userId = null,
}: {
  req: PayloadRequest
  email: string
  userId?: number | null
}): Promise<void> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    insert into newsletter_subscribers (email, status, user_id) values (${email}, 'pending', ${userId})
    on conflict (email) do update set
      status = 'pending', user_id = coalesce(newsletter_subscribers.user_id, excluded.user_id), updated_at = now()
    where newsletter_subscribers.status <> 'subscribed'
    returning id`)
  const subscriberId = rows[0]?.['id']
  if (typeof subscriberId === 'number') {
    await enqueueMail({ req, mail: { template: 'confirm_newsletter', subscriberId } })
  }
}
