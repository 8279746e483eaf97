import type { PayloadRequest } from 'payload'
import type { ConsentWay } from '@/domain/newsletter/newsletter-consent'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

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

/**
 * Subscribes a proven address, and the account that has it, whoever opened that one, and keeps when and how it agreed the first time.
 * Inside the caller's transaction.
 */
export const markSubscribed = async ({
  req,
  email,
  way,
}: {
  req: PayloadRequest
  email: string
  way: ConsentWay
}): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into newsletter_subscribers as n (email, status, user_id, consented_at, consented_by)
    values (${email}, 'subscribed', (select id from users where lower(email) = lower(${email}) and deleted_at is null),
      now(), ${way}::enum_newsletter_subscribers_consented_by)
    on conflict (email) do update set
      status = 'subscribed', user_id = coalesce(n.user_id, excluded.user_id), updated_at = now(),
      consented_at = case when n.status = 'subscribed' then n.consented_at else excluded.consented_at end,
      consented_by = case when n.status = 'subscribed' then n.consented_by else excluded.consented_by end`)
  await transaction.execute(sql`
    update users set newsletter = true where lower(email) = lower(${email}) and deleted_at is null`)
}

/** Ends the subscription of an address, and that of its account. Inside the caller's transaction. */
export const markUnsubscribed = async ({ req, email }: { req: PayloadRequest; email: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update newsletter_subscribers set status = 'unsubscribed', updated_at = now() where lower(email) = lower(${email})`)
  await transaction.execute(sql`update users set newsletter = false where lower(email) = lower(${email})`)
}
