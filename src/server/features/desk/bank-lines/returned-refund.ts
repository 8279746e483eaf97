import type { PayloadRequest } from 'payload'
import { matchReturnedRefund, type SentRefund } from '@/domain/bank-lines/match-returned-refund'
import { formatPrice } from '@/domain/text/price'
import { recordEvent } from '@/server/features/ledger/record-event'
import { writePayment } from '@/server/features/ledger/write-payment'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockOpenLine, markApplied, referenceOf, refuseNumber, requireReservation, type OpenLine } from './decide-line'
import { sentRefunds } from './refunds-sent'

type Returning = { req: PayloadRequest; authorId: number; id: number }

/** Opens a refund again whose sum came back, in the caller's transaction, where the bank says surely which it is. */
export const reopenIfSure = async ({ req, authorId, id }: Returning): Promise<void> => {
  const transaction = await transactionOf(req)
  const line = await lockOpenLine({ transaction, id })
  const { rows } = await transaction.execute<SentRefund>(sentRefunds([line.amountCents]))
  const match = matchReturnedRefund({ line, refunds: rows })
  if (match?.isSure) await reopenRefund({ transaction, authorId, line, reservationId: match.reservationId })
}

/** Opens the refund of the reservation of that number again: its sum came back by this line. */
export const returnRefundOf = ({
  req,
  authorId,
  id,
  number,
}: Returning & { number: string }): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const line = await lockOpenLine({ transaction, id })
    const reservationId = await requireReservation({ transaction, number })
    if (!(await reopenRefund({ transaction, authorId, line, reservationId }))) {
      const sum = formatPrice(line.amountCents / 100)
      throw refuseNumber(`Aucun remboursement de ${sum} n’a été versé pour cette réservation.`)
    }
    return { id }
  })

/** Writes down that a refund came back: its sum is to be given back again. False where no such refund was sent. */
const reopenRefund = async ({
  transaction,
  authorId,
  line,
  reservationId,
}: {
  transaction: Transaction
  authorId: number
  line: OpenLine
  reservationId: number
}): Promise<boolean> => {
  const { id, amountCents, bookedOn } = line
  await lockReservation({ transaction, id: reservationId })
  const { rows } = await transaction.execute(sentRefunds([amountCents], reservationId))
  if (!rows[0]) return false
  const paymentId = await writePayment({
    transaction,
    method: 'bank_transfer',
    payment: {
      reservationId,
      kind: 'refund_returned',
      amountCents,
      receivedOn: bookedOn,
      reference: referenceOf(line),
      authorId,
    },
  })
  await markApplied({ transaction, id, authorId, reservationId, paymentId })
  const detail = `Le virement de ${formatPrice(amountCents / 100)} est revenu\u00a0: il est à refaire`
  await recordEvent({ transaction, reservationId, event: { kind: 'refund_failed', authorId, detail } })
  return true
}
