import type { Task } from 'graphile-worker'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { announceSeats } from '../seats/announce-seats'
import { lockDepartures } from '../seats/lock-departures'
import { serveDeparture } from './serve-departure'
import { ENTRIES_CLOSE_AT, IS_OFFERED } from './waitlist-facts'

/**
 * Every minute: closes the waitlists whose last day is over, and serves those of departures that have seats for them by
 * another way than a booking given back: more of them, sales open again, an address proven.
 */
export const serveWaitlists: Task = async (_payload, { withPgClient }) => {
  await withPgClient(async (client) => {
    const transaction = transactionOnClient(client)
    const { rows } = await transaction.execute(sql`
      select d.id, ${ENTRIES_CLOSE_AT} <= now() as is_over from departures d
      where exists (select 1 from waitlist_entries w where w.departure_id = d.id) and (${ENTRIES_CLOSE_AT} <= now()
        or (${IS_OFFERED} and exists (select 1 from waitlist_entries w where w.departure_id = d.id
          and w.offered_until is null and not w.is_paused and w.fewest <= d.capacity - d.seats_taken + w.held_seats)))
      order by d.id`)
    // One transaction each: who books another departure waits for nothing.
    for (const { id, is_over: isOver } of rows) {
      const departureId = Number(id)
      await withClientTransaction(client, async () => {
        await lockDepartures({ transaction, ids: [departureId] })
        if (isOver) {
          await closeWaitlist({ transaction, departureId, template: 'waitlist_closed' })
          await announceSeats({ transaction, departureIds: [departureId] })
        } else await serveDeparture({ transaction, departureId, isFreed: false })
      })
    }
  })
}

/**
 * Ends the waitlist of a departure whose row the caller holds, and tells all who are on it; what was set aside for them is
 * free again.
 */
export const closeWaitlist = async ({
  transaction,
  departureId,
  template,
}: {
  transaction: Transaction
  departureId: number
  /** What they are told. */
  template: 'waitlist_canceled' | 'waitlist_closed'
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    with gone as (
      delete from waitlist_entries where departure_id = ${departureId} returning user_id, held_seats
    ),
    freed as (
      update departures set seats_taken = seats_taken - (select sum(held_seats) from gone)
      where id = ${departureId} and exists (select 1 from gone where held_seats > 0)
    )
    select user_id as "userId" from gone order by user_id`)
  for (const { userId } of rows) {
    await addJob({ transaction, task: 'send_mail', payload: { template, departureId, userId: Number(userId) } })
  }
}
