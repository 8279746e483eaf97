import { shareOut } from '@/domain/ledger/credit'
import { formatPrice } from '@/domain/text/price'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { type ReceivedPayment, writePayment } from '../write-payment'
import { BALANCE_CENTS, IS_USABLE } from './credit-facts'
import { writeEntry } from './write-entry'

/**
 * Pays a reservation out of its customer's credit, what ends first before the rest; a refund goes back to the accounts it
 * came from. 422 for more than is there. The customer's row is held by the caller. Answers the number of the payment.
 */
export const payByCredit = async ({
  transaction,
  payment,
}: {
  transaction: Transaction
  payment: ReceivedPayment
}): Promise<number> => {
  const { reservationId, kind, amountCents, authorId } = payment
  const isRefund = kind === 'refund'
  const accounts = isRefund
    ? await usedOn({ transaction, reservationId })
    : await usableFor({ transaction, reservationId })
  const parts = shareOut({ cents: amountCents, accounts })
  if (parts === null) throw tooMuch({ isRefund, cents: accounts.reduce((sum, { cents }) => sum + cents, 0) })
  const paymentId = await writePayment({ transaction, method: 'credit', payment })
  for (const { accountId, cents } of parts) {
    const entry = isRefund
      ? ({ reason: 'given_back', amountCents: cents } as const)
      : ({ reason: 'used', amountCents: -cents } as const)
    await writeEntry({ transaction, entry: { accountId, reservationId, paymentId, authorId, ...entry } })
  }
  return paymentId
}

/** Gives back to the credits that paid a reservation up to so many cents, as far as they may still be used; answers how many. */
export const giveBackToCredit = async ({
  transaction,
  reservationId,
  cents,
  today,
}: {
  transaction: Transaction
  reservationId: number
  cents: number
  today: string
}): Promise<number> => {
  if (cents <= 0) return 0
  const accounts = await usedOn({ transaction, reservationId })
  const amountCents = Math.min(
    cents,
    accounts.reduce((sum, one) => sum + one.cents, 0),
  )
  if (amountCents === 0) return 0
  const payment = {
    reservationId,
    kind: 'refund',
    amountCents,
    receivedOn: today,
    reference: '',
    authorId: null,
  } as const
  await payByCredit({ transaction, payment })
  return amountCents
}

type Held = Array<{ accountId: number; cents: number }>

const usableFor = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<Held> => {
  const { rows } = await transaction.execute<Held[number]>(sql`
    select a.id as "accountId", ${BALANCE_CENTS} as cents
    from credit_accounts a join reservations r on r.user_id = a.user_id
    where r.id = ${reservationId} and ${IS_USABLE} order by a.expires_on, a.id`)
  return rows
}

/** Of each account that still may be used, what it has paid for the reservation and has not had back. */
const usedOn = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<Held> => {
  const { rows } = await transaction.execute<Held[number]>(sql`
    select a.id as "accountId", -sum(n.amount_cents)::int as cents
    from credit_entries n join credit_accounts a on a.id = n.account_id
    where n.reservation_id = ${reservationId} and n.reason in ('used', 'given_back') and a.kind = 'credit' and ${IS_USABLE}
    group by a.id, a.expires_on having sum(n.amount_cents) < 0 order by a.expires_on desc, a.id`)
  return rows
}

const tooMuch = ({ isRefund, cents }: { isRefund: boolean; cents: number }): HttpError => {
  const sum = formatPrice(cents / 100)
  const message = isRefund
    ? cents > 0
      ? `L’avoir a réglé ${sum} de cette réservation\u00a0: rends le reste par un autre moyen.`
      : 'Aucun avoir en cours n’a réglé cette réservation\u00a0: rends cette somme par un autre moyen.'
    : cents > 0
      ? `Il reste ${sum} d’avoir à ce client.`
      : 'Ce client n’a pas d’avoir.'
  return new HttpError({ status: 422, message, fields: [{ field: 'amount_cents', message }] })
}
