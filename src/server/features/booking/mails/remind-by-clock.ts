import type { Task } from 'graphile-worker'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/**
 * Once an hour: the unfinished baskets of a day, for who asked to be told, and the profiles to complete 30 and 7 days
 * before a departure. Each is marked in the transaction that enqueues it: none leaves twice.
 */
export const remindByClock: Task = async (_payload, { withPgClient }) => {
  await withPgClient(async (client) => {
    const transaction = transactionOnClient(client)
    await withClientTransaction(client, async () => {
      await remindBaskets(transaction)
      await remindProfiles({ transaction, days: 30 })
      await remindProfiles({ transaction, days: 7 })
    })
  })
}

const remindBaskets = async (transaction: Transaction): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    update carts c set reminded_at = now() from users u
    where u.id = c.user_id and u.basket_reminders and c.reminded_at is null
      and c.updated_at < now() - interval '24 hours' and c.updated_at > now() - interval '7 days'
    returning c.id`)
  for (const { id } of rows) {
    await addJob({ transaction, task: 'send_mail', payload: { template: 'unfinished_basket', cartId: Number(id) } })
  }
}

const remindProfiles = async ({ transaction, days }: { transaction: Transaction; days: 7 | 30 }): Promise<void> => {
  // Who books later than that was told by the mail of the reservation, and is told again by the next reminder.
  const { rows } = await transaction.execute(sql`
    with due as (
      select r.id from reservations r join departures d on d.id = r.departure_id
      where ${NOT_CANCELED.r} and ${NOT_CANCELED.d}
        and ${FIRST_DAY} - ${TODAY}
          between ${days - 3} and ${days}
        and r.created_at < now() - interval '1 day'
    )
    insert into profile_reminders (reservation_id, days_before) select id, ${days} from due
    on conflict do nothing returning reservation_id`)
  const template = days === 30 ? 'profiles_in_30_days' : 'profiles_in_7_days'
  for (const { reservation_id: id } of rows) {
    await addJob({ transaction, task: 'send_mail', payload: { template, reservationId: Number(id) } })
  }
}
