import { creditExpiry } from '@/domain/ledger/credit'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { writePayment } from '../write-payment'
import { writeEntry } from './write-entry'

/**
 * Keeps as credit what a canceled reservation would have had refunded, for a year; its row is held by the caller. The sum
 * leaves the reservation and enters the ledger at once, so that it is owed one way only.
 */
export const openCredit = async ({
  transaction,
  reservation: { id, number, userId },
  amountCents,
  today,
  authorId,
}: {
  transaction: Transaction
  reservation: { id: number; number: string; userId: number }
  amountCents: number
  today: string
  authorId: number | null
}): Promise<{ accountId: number; expiresOn: string }> => {
  const expiresOn = creditExpiry(today)
  const paymentId = await writePayment({
    transaction,
    method: 'credit',
    payment: {
      reservationId: id,
      kind: 'refund',
      amountCents,
      receivedOn: today,
      reference: `Avoir au lieu du remboursement, ${number}`,
      authorId,
    },
  })
  const { rows } = await transaction.execute(sql`
    insert into credit_accounts (kind, user_id, origin_reservation_id, refund_cents, expires_on)
    values ('credit', ${userId}, ${id}, ${amountCents}, ${expiresOn}) returning id`)
  const accountId = Number(rows[0]?.['id'])
  await writeEntry({
    transaction,
    entry: { accountId, amountCents, reason: 'opened', reservationId: id, paymentId, authorId },
  })
  return { accountId, expiresOn }
}
