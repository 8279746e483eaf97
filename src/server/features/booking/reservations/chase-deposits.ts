import type { Task } from 'graphile-worker'
import { depositChase } from '@/domain/deposit-chase'
import { paymentSchedule } from '@/domain/payment-schedule'
import { parisDay } from '@/server/platform/db/paris-day'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { endReservation } from './end-reservation'
import { lockReservation } from './lock-reservation'

type AwaitedDeposit = {
  id: number
  totalCents: number
  departureStart: string
  bookedOn: string
  today: string
  recalledOn: string | null
  claimedOn: string | null
}

/**
 * Each morning: recalls the deposits that are due soon, claims those that are due, and gives the seats back of the
 * bookings whose days of grace are over. What was paid in part, or confirmed by the agency, is the agency's to settle.
 */
export const chaseDeposits: Task = async (_payload, { withPgClient }) => {
  await withPgClient(async (client) => {
    const transaction = transactionOnClient(client)
    const { rows } = await transaction.execute(sql`${AWAITED} order by r.id`)
    const failures: unknown[] = []
    // One transaction each: what was done stays done, and who pays meanwhile waits for one booking alone.
    for (const { id } of rows) {
      await withClientTransaction(client, () => chase({ transaction, id: Number(id) })).catch((error: unknown) => {
        failures.push(error)
      })
    }
    // After the others had their turn: the job is tried again.
    if (failures.length > 0) throw new AggregateError(failures, 'some deposits were not looked after')
  })
}

const AWAITED = sql`
  select r.id, r.total_cents::int as "totalCents", ${parisDay(sql`d.departure_start`)} as "departureStart",
    ${parisDay(sql`r.created_at`)} as "bookedOn", ${parisDay(sql`now()`)} as today,
    (select ${parisDay(sql`m.sent_at`)} from deposit_reminders m where m.reservation_id = r.id and m.kind = 'recall') as "recalledOn",
    (select ${parisDay(sql`m.sent_at`)} from deposit_reminders m where m.reservation_id = r.id and m.kind = 'claim') as "claimedOn"
  from reservations r join departures d on d.id = r.departure_id join users u on u.id = r.user_id
  where r.status = 'pending' and r.total_cents > 0 and d.departure_start > now() and u.deleted_at is null
    and not exists (select 1 from payments p where p.reservation_id = r.id)`

const chase = async ({ transaction, id }: { transaction: Transaction; id: number }): Promise<void> => {
  const reservation = await lockReservation({ transaction, id })
  // Read again under the lock: a payment or a cancellation may have come first.
  const { rows } = await transaction.execute(sql`${AWAITED} and r.id = ${id}`)
  const [awaited] = rows as AwaitedDeposit[]
  if (!awaited) return
  const action = depositChase({ ...awaited, dueOn: paymentSchedule(awaited).depositDueOn })
  if (action === 'release') {
    const event = { kind: 'canceled', authorId: null, detail: 'acompte non reçu' } as const
    await endReservation({ transaction, reservation, feeCents: 0, event })
    await addJob({ transaction, task: 'send_mail', payload: { template: 'canceled_by_agency', reservationId: id } })
  } else if (action) {
    await transaction.execute(sql`insert into deposit_reminders (reservation_id, kind) values (${id}, ${action})`)
    const template = action === 'recall' ? 'deposit_due_soon' : 'deposit_due'
    await addJob({ transaction, task: 'send_mail', payload: { template, reservationId: id } })
  }
}
