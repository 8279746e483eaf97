import type { Task } from 'graphile-worker'
import { isChoiceOpen } from '@/domain/changes/cancellation-choice'
import { recordEvent } from '@/server/features/ledger/record-event'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { TODAY } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { keepChoice, readOpen } from './choose'

/** Each hour: who did not choose in time is refunded, which is written down and told, once. */
export const settleChoices: Task = (_payload, helpers) =>
  eachRowInTransaction<{ id: number }>(helpers, {
    step: 'reservation',
    rows: sql`
      select reservation_id as id from cancellation_choices where choice is null and answer_by < ${TODAY} order by 1`,
    idOf: ({ id }) => id,
    work: ({ transaction, row: { id } }) => settle({ transaction, id }),
  })

const settle = async ({ transaction, id }: { transaction: Transaction; id: number }): Promise<void> => {
  const reservation = await lockReservation({ transaction, id })
  const { choice, answer_by: answerBy, refundable_cents: amountCents } = await readOpen({ transaction, reservation })
  if (choice !== null || isChoiceOpen({ answerBy, today: reservation.today, choice })) return
  await keepChoice({
    transaction,
    reservationId: id,
    choice: 'refund',
    by: 'clock',
    textVersion: null,
    amountCents,
  })
  const event = { kind: 'choice_made', authorId: null, detail: 'Sans réponse\u00a0: remboursement' } as const
  await recordEvent({ transaction, reservationId: id, event })
  await enqueueMail({ transaction, mail: { template: 'choice_made', reservationId: id } })
}
