import { refundDay } from '@/domain/refund-due'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import type { GiftOrigin } from './gift-origin'

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
