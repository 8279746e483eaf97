import type { Task } from 'graphile-worker'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

/**
 * Once an hour: the unfinished baskets of a day, for who asked to be told. Each is marked in the transaction that enqueues
 * it: none leaves twice.
 */
export const remindBaskets: Task = async (_payload, { withPgClient }) => {
  await withPgClient(async (client) => {
    const transaction = transactionOnClient(client)
    await withClientTransaction(client, async () => {
      const { rows } = await transaction.execute(sql`
        update carts c set reminded_at = now() from users u
        where u.id = c.user_id and u.basket_reminders and c.reminded_at is null
          and c.updated_at < now() - interval '24 hours' and c.updated_at > now() - interval '7 days'
          and not exists (select 1 from shared_deposits h where h.cart_id = c.id and h.state = 'open')
        returning c.id`)
      for (const { id } of rows) {
        await enqueueMail({ transaction, mail: { template: 'unfinished_basket', cartId: Number(id) } })
      }
    })
  })
}
