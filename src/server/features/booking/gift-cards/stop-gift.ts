import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { writeEntry } from '../credit/write-entry'
import { recordGiftEvent } from './gift-event'
import type { LockedGift } from './lock-gift-card'

/** Takes a card that is held out of use: a counter-entry takes what it holds, and its mail does not leave any more. */
export const stopGift = async ({
  transaction,
  card: { id, accountId, balanceCents },
  why,
  detail,
  note,
  authorId,
}: {
  transaction: Transaction
  card: LockedGift
  why: 'voided' | 'transferred' | 'withdrawn'
  detail: string
  /** Why, as the ledger keeps it. */
  note: string
  authorId: number | null
}): Promise<void> => {
  if (accountId !== null && balanceCents > 0) {
    const entry = { accountId, amountCents: -balanceCents, reason: 'reversed', note } as const
    await writeEntry({ transaction, entry: { ...entry, reservationId: null, paymentId: null, authorId } })
  }
  await transaction.execute(sql`update gift_cards set stopped_at = now(), stopped_for = ${why} where id = ${id}`)
  await transaction.execute(sql`delete from cart_gift_cards where card_id = ${id}`)
  await recordGiftEvent({ transaction, cardId: id, kind: why, detail, authorId })
}
