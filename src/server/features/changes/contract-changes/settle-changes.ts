import type { Task } from 'graphile-worker'
import { CHANGE_REMINDER_DAYS } from '@/domain/changes/contract-change'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { TODAY } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { isLineOpen, readChangeLine } from './read-change'
import { acceptChange, recordAnswer, terminateContract } from './settle-change'

/**
 * Each hour: who has two days left to answer is reminded once, and from midnight on no answer means what the text says, which is
 * written down and told, once. What has no contract to change any more is closed.
 */
export const settleChanges: Task = async (_payload, helpers) => {
  await eachRowInTransaction<Line>(helpers, {
    step: 'reminder',
    rows: sql`
      select a.change_id as "changeId", a.reservation_id as "reservationId"
      from contract_change_answers a join contract_changes c on c.id = a.change_id
      where a.needs_answer and a.answer is null and a.reminded_at is null
        and c.answer_by >= ${TODAY} and c.answer_by - ${CHANGE_REMINDER_DAYS}::int <= ${TODAY}
        -- Who was asked this very day has the question on top of their mails.
        and (c.runs_at at time zone 'Europe/Paris')::date < ${TODAY}
      order by 2, 1`,
    idOf,
    work: ({ transaction, row }) => remind({ transaction, ...row }),
  })
  await eachRowInTransaction<Line>(helpers, {
    step: 'reservation',
    rows: sql`
      select a.change_id as "changeId", a.reservation_id as "reservationId"
      from contract_change_answers a join contract_changes c on c.id = a.change_id
        join reservations r on r.id = a.reservation_id
      where a.needs_answer and a.answer is null
        and (c.answer_by < ${TODAY} or r.status = 'canceled' or r.departure_id <> c.departure_id)
      order by 2, 1`,
    idOf,
    work: ({ transaction, row }) => settle({ transaction, ...row }),
  })
}

const idOf = ({ changeId, reservationId }: Line): string => `${String(reservationId)}/${String(changeId)}`

type Line = { changeId: number; reservationId: number }

const remind = async ({ transaction, changeId, reservationId }: Line & { transaction: Transaction }): Promise<void> => {
  await lockReservation({ transaction, id: reservationId })
  const line = await readChangeLine({ run: transaction.execute, reservationId, changeId })
  if (!isLineOpen(line)) return
  const { rows } = await transaction.execute(sql`
    update contract_change_answers set reminded_at = now()
    where change_id = ${changeId} and reservation_id = ${reservationId} and reminded_at is null returning 1`)
  if (rows.length === 0) return
  const mail = { template: 'contract_change_reminder', changeId, reservationId } as const
  await enqueueMail({ transaction, mail })
}

const settle = async ({ transaction, changeId, reservationId }: Line & { transaction: Transaction }): Promise<void> => {
  await lockReservation({ transaction, id: reservationId })
  // Read under the lock: an answer may just have come.
  const line = await readChangeLine({ run: transaction.execute, reservationId, changeId })
  if (line.answer !== null || isLineOpen(line)) return
  const by = { transaction, line, by: 'clock', authorId: null } as const
  if (line.status === 'canceled' || line.departureId !== line.changedDepartureId) {
    await recordAnswer({ ...by, answer: 'void' })
    return
  }
  await (line.silence === 'terminate' ? terminateContract(by) : acceptChange(by))
}
