import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { GIFT_BALANCE_CENTS, giftDay } from './gift-facts'

export type LockedGift = {
  id: number
  accountId: number | null
  intentId: string | null
  amountCents: number
  balanceCents: number
  last4: string | null
  sendOn: string | null
  expiresOn: string | null
  paidOn: string | null
  isStopped: boolean
  isPrinted: boolean
}

/**
 * Holds a card until the transaction ends, always after reservations and before payments, and reads what it holds by then; null
 * without one.
 */
export const lockGiftCard = async ({
  transaction,
  id,
}: {
  transaction: Transaction
  id: number
}): Promise<LockedGift | null> => {
  await transaction.execute(sql`select id from gift_cards where id = ${id} for no key update`)
  // A statement of its own: the one that waited for the lock saw the ledger as it was before.
  const { rows } = await transaction.execute<LockedGift>(sql`
    select g.id, g.account_id as "accountId", g.intent_id::text as "intentId", g.amount_cents as "amountCents",
      ${GIFT_BALANCE_CENTS} as "balanceCents", g.last4, ${giftDay('send_on')} as "sendOn",
      ${giftDay('expires_on')} as "expiresOn",
      to_char(g.paid_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "paidOn",
      g.stopped_at is not null as "isStopped", g.recipient_email is null as "isPrinted"
    from gift_cards g where g.id = ${id}`)
  return rows[0] ?? null
}
