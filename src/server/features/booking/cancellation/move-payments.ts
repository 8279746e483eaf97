import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { writeEntry } from '../credit/write-entry'
import type { ReceivedPayment } from '../payments/desk-method'
import { writePayment } from '../payments/write-payment'

type Booking = { id: number; number: string }

/**
 * Has what was paid for a canceled reservation follow to another: as much leaves one as enters the other, so that it counts
 * once. What had come out of a credit stays known as such, and may go back there.
 */
export const movePayments = async ({
  transaction,
  from,
  to,
  amountCents,
  today,
  authorId,
}: {
  transaction: Transaction
  from: Booking
  to: Booking
  amountCents: number
  today: string
  authorId: number | null
}): Promise<void> => {
  const payment = (kind: 'refund' | 'balance', cents: number, one: Booking, reference: string): ReceivedPayment => ({
    ...{ reservationId: one.id, kind, amountCents: cents, receivedOn: today, reference, authorId },
  })
  const leaving = `Suit vers ${to.number}`
  const entering = `Vient de ${from.number}`
  let left = amountCents
  for (const { accountId, cents } of await creditsOf({ transaction, reservationId: from.id })) {
    const moved = Math.min(left, cents)
    if (moved === 0) continue
    left -= moved
    const entry = { accountId, authorId }
    const out = await writePayment({ transaction, method: 'credit', payment: payment('refund', moved, from, leaving) })
    await writeEntry({
      transaction,
      entry: { ...entry, amountCents: moved, reason: 'given_back', reservationId: from.id, paymentId: out },
    })
    const back = await writePayment({ transaction, method: 'credit', payment: payment('balance', moved, to, entering) })
    await writeEntry({
      transaction,
      entry: { ...entry, amountCents: -moved, reason: 'used', reservationId: to.id, paymentId: back },
    })
  }
  if (left === 0) return
  await writePayment({ transaction, method: 'moved', payment: payment('refund', left, from, leaving) })
  await writePayment({ transaction, method: 'moved', payment: payment('balance', left, to, entering) })
}

/** Of each credit, what it has paid for the reservation and has not had back. */
const creditsOf = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<Array<{ accountId: number; cents: number }>> => {
  const { rows } = await transaction.execute(sql`
    select account_id as "accountId", -sum(amount_cents)::int as cents from credit_entries
    where reservation_id = ${reservationId} and reason in ('used', 'given_back')
    group by account_id having sum(amount_cents) < 0 order by account_id`)
  return rows as Array<{ accountId: number; cents: number }>
}
