import type { Task } from 'graphile-worker'
import { isGraceOver } from '@/domain/ledger/unpaid-deposits'
import { IS_ON_ACCOUNT } from '@/server/features/payment-methods/transfer-on-account'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { GRACE_DAYS } from '@/server/features/reservations/reservation-facts'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { endReservation } from './end-reservation'

/**
 * Each morning: gives the seats back of the bookings whose deposit was claimed, and whose days of grace are over. What was
 * paid in part, confirmed by the agency, or is on the account and not written down yet, is the agency's to settle.
 */
export const chaseDeposits: Task = (_payload, helpers) =>
  eachRowInTransaction<Claimed>(helpers, {
    step: 'reservation',
    rows: sql`${CLAIMED} order by r.id`,
    idOf: ({ id }) => id,
    isDue: isGraceOver,
    work: ({ transaction, row: { id } }) => release({ transaction, id }),
  })

type Claimed = { id: number; claimedOn: string; today: string; graceDays: number }

const CLAIMED = sql`
  select r.id, ${parisDay(sql`m.settled_at`)} as "claimedOn", ${parisDay(sql`now()`)} as today, ${GRACE_DAYS} as "graceDays"
  from reservations r join departures d on d.id = r.departure_id join users u on u.id = r.user_id
    join scheduled_mails m on m.reservation_id = r.id and m.kind = 'deposit_due' and m.state = 'sent'
  where r.status = 'pending' and r.total_cents > 0 and d.departure_start > now() and u.deleted_at is null
    and not exists (select 1 from payments p where p.reservation_id = r.id) and not ${IS_ON_ACCOUNT}`

const release = async ({ transaction, id }: { transaction: Transaction; id: number }): Promise<void> => {
  const reservation = await lockReservation({ transaction, id })
  // Read again under the lock: a payment or a cancellation may have come first.
  const { rows } = await transaction.execute(sql`${CLAIMED} and r.id = ${id}`)
  if (rows.length === 0) return
  const event = { kind: 'canceled', authorId: null, detail: 'acompte non reçu' } as const
  await endReservation({ transaction, reservation, feeCents: 0, event })
  await enqueueMail({ transaction, mail: { template: 'canceled_by_agency', reservationId: id } })
}
