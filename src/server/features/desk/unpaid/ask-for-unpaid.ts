import type { Task } from 'graphile-worker'
import { readUnpaidStarts } from '@/server/features/reservations/read-unpaid-starts'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

/** Each morning: tells the agency of the bookings that leave soon and are not paid, each once for a first day. */
export const askForUnpaid: Task = async (_payload, { withPgClient }) => {
  await withPgClient((client) =>
    withClientTransaction(client, async () => {
      const transaction = transactionOnClient(client)
      const starts = await readUnpaidStarts((text, values) => client.query(text, values))
      if (starts.length === 0) return
      const { rows } = await transaction.execute(sql`
        insert into unpaid_calls (reservation_id, first_day)
        select r.id, d.first_day from reservations r join departures d on d.id = r.departure_id
        where r.id = any(array[${sql.join(
          starts.map(({ id }) => id),
          sql`, `,
        )}]::int[])
        on conflict do nothing returning reservation_id as id`)
      if (rows.length === 0) return
      const reservationIds = rows.map(({ id }) => Number(id))
      await enqueueMail({ transaction, mail: { template: 'unpaid_starts', reservationIds } })
    }),
  )
}
