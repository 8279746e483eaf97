import { refundDay } from '@/domain/ledger/refund-due'
import { writeEntry } from '@/server/features/ledger/credit/write-entry'
import { recordGiftEvent } from '@/server/features/ledger/gift-cards/gift-event'
import type { GiftOrigin } from '@/server/features/ledger/gift-cards/gift-origin'
import type { LockedGift } from '@/server/features/ledger/gift-cards/lock-gift-card'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'

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

/**
 * Has what a card held go back to who paid it: by the provider that took it, or by a transfer that the agency is to make within fourteen
 * days. The card is held and stopped by the caller.
 */
export const giveBackToBuyer = async ({
  transaction,
  cardId,
  origin: { intentId },
  cents,
  reason,
  authorId,
  today,
}: {
  transaction: Transaction
  cardId: number
  origin: GiftOrigin
  cents: number
  reason: string
  authorId: number | null
  today: string
}): Promise<void> => {
  if (intentId === null) {
    await transaction.execute(sql`
      insert into gift_repayments (card_id, amount_cents, due_on) values (${cardId}, ${cents}, ${refundDay(today)})`)
    return
  }
  const { rows } = await transaction.execute(sql`
    insert into payment_refunds (intent_id, amount_cents, reason, author_id)
    values (${intentId}::uuid, ${cents}, ${reason}, ${authorId}) returning id`)
  await addJob({ transaction, task: 'send_refund', payload: { refundId: Number(rows[0]?.['id']) } })
}
