import type { PayloadRequest } from 'payload'
import { formatDateRange, formatShortDate } from '@/domain/french-dates'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { tellInvited } from '../participants/tell-invited'
import { recordEvent } from '../reservations/record-event'
import { moveBalances } from './move-balances'

type Days = { start: string; end: string }

/**
 * Tells everyone booked on a departure that its days changed: who booked, and those whom they invited. The balances that
 * are still to pay follow its first day.
 */
export const tellNewDates = async ({
  req,
  departureId,
  from,
  to,
}: {
  req: PayloadRequest
  departureId: number
  from: Days
  to: Days
}): Promise<void> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select id from reservations where departure_id = ${departureId} and status <> 'canceled' order by id`)
  const days = `${formatDateRange(from)}, maintenant ${formatDateRange(to).toLowerCase()}`
  const balances =
    from.start === to.start ? null : await moveBalances({ transaction, departureId, departureStart: to.start })
  for (const row of rows) {
    const reservationId = Number(row['id'])
    const detail = balances?.moved.has(reservationId)
      ? `${days}, solde avant le ${formatShortDate(balances.dueOn)}`
      : days
    await recordEvent({ transaction, reservationId, event: { kind: 'moved', authorId: req.user?.id ?? null, detail } })
    await enqueueMail({ req, mail: { template: 'reservation_moved', reservationId } })
    await tellInvited({ transaction, reservationId, template: 'participant_moved' })
  }
}
