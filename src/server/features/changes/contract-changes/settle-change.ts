import { formatPrice } from '@/domain/text/price'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { endReservation } from '../end-reservation'
import { applyChange } from './apply-change'
import { refundOf, totalAfter, type ChangeLine } from './read-change'

type AnsweredBy = 'account' | 'link' | 'clock'

type Settling = { transaction: Transaction; line: ChangeLine; by: AnsweredBy; authorId: number | null }

/** Has a change hold for a reservation that is locked: its contract says so from now on, and is sent anew. */
export const acceptChange = async ({ transaction, line, by, authorId }: Settling): Promise<void> => {
  await recordAnswer({ transaction, line, answer: 'accept', by })
  await applyChange({
    transaction,
    reservation: line,
    changeId: line.changeId,
    units: { unitCents: line.newUnitCents, childCents: line.newChildCents },
    holding: by === 'clock' ? 'silence' : 'accepted',
    authorId,
    detail: by === 'clock' ? 'Sans réponse\u00a0: acceptée' : 'Acceptée',
  })
  await tell({ transaction, line })
}

/** Ends a contract without a fee for who does not want it changed: all that was paid is due within fourteen days. */
export const terminateContract = async ({
  transaction,
  line,
  by,
  authorId,
  said = by === 'clock' ? 'Modification sans réponse' : 'Modification refusée',
}: Settling & { said?: string }): Promise<void> => {
  const refundCents = refundOf(line)
  await recordAnswer({ transaction, line, answer: 'terminate', by, refundCents })
  const sum = formatPrice(refundCents / 100)
  await endReservation({
    transaction,
    reservation: line,
    feeCents: line.paidCents - refundCents,
    event: { kind: 'canceled', authorId, detail: `${said}\u00a0: ${sum} à rendre, sans frais` },
  })
  await tell({ transaction, line })
}

/** Writes down what was answered, once; the caller holds the reservation. */
export const recordAnswer = async ({
  transaction,
  line: { changeId, id, toCents, needsAnswer, ...line },
  answer,
  by,
  refundCents = null,
}: {
  transaction: Transaction
  line: ChangeLine
  answer: 'accept' | 'terminate' | 'move' | 'void'
  by: AnsweredBy
  refundCents?: number | null
}): Promise<void> => {
  const total = totalAfter({ ...line, changeId, id, toCents, needsAnswer })
  await transaction.execute(sql`
    update contract_change_answers set answer = ${answer}, answered_at = now(), answered_by = ${by},
      from_cents = ${line.totalCents}, to_cents = ${total}, refund_cents = ${refundCents}
    where change_id = ${changeId} and reservation_id = ${id} and answer is null`)
}

const tell = ({ transaction, line: { changeId, id } }: { transaction: Transaction; line: ChangeLine }) =>
  enqueueMail({
    transaction,
    mail: { template: 'contract_change_settled', changeId, reservationId: id },
  })
