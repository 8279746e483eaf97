import { sql, type Transaction } from '@/server/platform/db/transaction-of'

export type CreditEntry = {
  accountId: number
  /** Below zero when it is taken. */
  amountCents: number
  reason: 'opened' | 'used' | 'given_back' | 'expired' | 'reversed'
  note?: string | null
  reservationId: number | null
  paymentId: number | null
  /** Null: the site itself. */
  authorId: number | null
  /** Of a counter-entry, the line that it takes back: once. */
  reversesId?: number | null
}

/** Adds a line to the ledger; the database refuses one that takes its account below zero. */
export const writeEntry = async ({
  transaction,
  entry,
}: {
  transaction: Transaction
  entry: CreditEntry
}): Promise<void> => {
  await transaction.execute(sql`
    insert into credit_entries (account_id, amount_cents, reason, note, reservation_id, payment_id, author_id, reverses_id)
    values (${entry.accountId}, ${entry.amountCents}, ${entry.reason}, ${entry.note ?? null}, ${entry.reservationId},
      ${entry.paymentId}, ${entry.authorId}, ${entry.reversesId ?? null})`)
}
