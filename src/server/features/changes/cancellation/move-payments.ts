import { writeEntry } from '@/server/features/ledger/credit/write-entry'
import { readRefundFacts, type RefundFacts } from '@/server/features/ledger/refund-facts'
import { type ReceivedPayment, writePayment } from '@/server/features/ledger/write-payment'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

type Booking = { id: number; number: string }

/**
 * Has what was paid for a canceled reservation follow to another: as much leaves one as enters the other, so that it counts
 * once. What had come out of a credit, a gift card or a card stays known as such, and may go back there; of a card what no other
 * means covers, so that what is left of it returns by itself.
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
  for (const { accountId, method, cents } of await accountsOf({ transaction, reservationId: from.id })) {
    const moved = Math.min(left, cents)
    if (moved === 0) continue
    left -= moved
    const entry = { accountId, authorId }
    const out = await writePayment({ transaction, method, payment: payment('refund', moved, from, leaving) })
    await writeEntry({
      transaction,
      entry: { ...entry, amountCents: moved, reason: 'given_back', reservationId: from.id, paymentId: out },
    })
    const back = await writePayment({ transaction, method, payment: payment('balance', moved, to, entering) })
    await writeEntry({
      transaction,
      entry: { ...entry, amountCents: -moved, reason: 'used', reservationId: to.id, paymentId: back },
    })
  }
  if (left === 0) return
  const online = await onlineParts({ transaction, reservationId: from.id, cents: left })
  for (const { id, cents } of online) {
    left -= cents
    await writePayment({ transaction, method: 'card', payment: payment('refund', cents, from, leaving) })
    await writePayment({ transaction, method: 'card', payment: payment('balance', cents, to, entering) })
    await transaction.execute(sql`
      insert into payment_moves (intent_id, from_reservation_id, to_reservation_id, amount_cents)
      values (${id}::uuid, ${from.id}, ${to.id}, ${cents})`)
  }
  if (left === 0) return
  await writePayment({ transaction, method: 'moved', payment: payment('refund', left, from, leaving) })
  await writePayment({ transaction, method: 'moved', payment: payment('balance', left, to, entering) })
}

/** Of each payment by card, what follows: what other means have paid goes first. */
const onlineParts = async ({
  transaction,
  reservationId,
  cents,
}: {
  transaction: Transaction
  reservationId: number
  cents: number
}): Promise<RefundFacts['online']> => {
  const { online, paidCents, pendingCents } = await readRefundFacts({ transaction, reservationId })
  const roomCents = online.reduce((sum, one) => sum + one.cents, 0)
  let left = Math.min(roomCents, Math.max(0, cents - Math.max(0, paidCents - pendingCents - roomCents)))
  return online
    .toReversed()
    .map((one) => {
      const part = Math.min(left, one.cents)
      left -= part
      return { ...one, cents: part }
    })
    .filter((one) => one.cents > 0)
}

type Account = { accountId: number; method: 'credit' | 'gift_card'; cents: number }

/** Of each credit and gift card, what it has paid for the reservation and has not had back. */
const accountsOf = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<Account[]> => {
  const { rows } = await transaction.execute<Account>(sql`
    select a.id as "accountId", a.kind as method, -sum(n.amount_cents)::int as cents
    from credit_entries n join credit_accounts a on a.id = n.account_id
    where n.reservation_id = ${reservationId} and n.reason in ('used', 'given_back')
    group by a.id having sum(n.amount_cents) < 0 order by a.id`)
  return rows
}
