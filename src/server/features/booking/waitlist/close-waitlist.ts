import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

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
