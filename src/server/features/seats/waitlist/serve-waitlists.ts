import type { Task } from 'graphile-worker'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { announceSeats } from '../announce-seats'
import { lockDepartures } from '../lock-departures'
import { serveDeparture } from './serve-departure'
import { ENTRIES_CLOSE_AT, IS_OFFERED } from './waitlist-facts'

/**
 * Every minute: closes the waitlists whose last day is over, and serves those of departures that have seats for them by
 * another way than a booking given back: more of them, sales open again, an address proven.
 */
export const serveWaitlists: Task = (_payload, helpers) =>
  eachRowInTransaction<{ id: number; isOver: boolean }>(helpers, {
    step: 'departure',
    rows: sql`
      select d.id, ${ENTRIES_CLOSE_AT} <= now() as "isOver" from departures d
      where exists (select 1 from waitlist_entries w where w.departure_id = d.id) and (${ENTRIES_CLOSE_AT} <= now()
        or (${IS_OFFERED} and exists (select 1 from waitlist_entries w where w.departure_id = d.id
          and w.offered_until is null and not w.is_paused and w.fewest <= d.capacity - d.seats_taken + w.held_seats)))
      order by d.id`,
    idOf: ({ id }) => id,
    work: async ({ transaction, row: { id, isOver } }) => {
      await lockDepartures({ transaction, ids: [id] })
      if (!isOver) {
        await serveDeparture({ transaction, departureId: id, isFreed: false })
        return
      }
      await closeWaitlist({ transaction, departureId: id, template: 'waitlist_closed' })
      await announceSeats({ transaction, departureIds: [id] })
    },
  })

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
    await enqueueMail({ transaction, mail: { template, departureId, userId: Number(userId) } })
  }
}
