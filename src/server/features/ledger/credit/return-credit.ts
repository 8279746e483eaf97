import { formatPrice } from '@/domain/text/price'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { writePayment } from '../write-payment'
import { recordEvent } from '../record-event'
import { BALANCE_CENTS } from './credit-facts'
import { writeEntry } from './write-entry'

/**
 * Makes of what a credit still holds a refund due, by a counter-entry: the sum returns to the reservation it came from.
 * Answers that sum in cents, zero when nothing was left. The customer's row is held by the caller.
 */
export const returnCredit = async ({
  transaction,
  accountId,
  reason,
  note,
  authorId,
}: {
  transaction: Transaction
  accountId: number
  reason: 'expired' | 'reversed'
  note: string | null
  authorId: number | null
}): Promise<number> => {
  const { rows } = await transaction.execute<{ reservationId: number; cents: number; today: string }>(sql`
    select a.origin_reservation_id as "reservationId", ${BALANCE_CENTS} as cents, ${parisDay(sql`now()`)} as today
    from credit_accounts a where a.id = ${accountId} and a.kind = 'credit'`)
  const account = rows[0]
  if (!account || account.cents === 0) return 0
  const { reservationId, cents, today } = account
  const paymentId = await writePayment({
    transaction,
    method: 'credit',
    payment: {
      reservationId,
      kind: 'balance',
      amountCents: cents,
      receivedOn: today,
      reference: reason === 'expired' ? 'Avoir arrivé à sa fin' : 'Avoir annulé',
      authorId,
    },
  })
  await writeEntry({
    transaction,
    entry: { accountId, amountCents: -cents, reason, note, reservationId, paymentId, authorId },
  })
  const detail = `${formatPrice(cents / 100)} à rembourser${note ? `\u00a0: ${note}` : ''}`
  await recordEvent({ transaction, reservationId, event: { kind: 'credit_returned', authorId, detail } })
  await enqueueMail({ transaction, mail: { template: 'credit_returned', accountId } })
  return cents
}
