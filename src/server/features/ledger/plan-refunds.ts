import { refundByMethod } from '@/domain/ledger/refund-means'
import { refundByCard } from '@/domain/ledger/refund-by-card'
import { formatPrice } from '@/domain/text/price'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'
import { giveBackToCredit } from './credit/pay-by-credit'
import { giveBackToGifts } from './gift-cards/give-back-to-gifts'
import { readRefundFacts, type RefundFacts } from './refund-facts'

/**
 * Sends back what is owed for a reservation that is locked, by the means it came from: what a gift card or a credit paid returns to it at once, what a
 * provider of cards took is asked back by a job. The rest, and what such a provider refused before, is the agency's to pay. Answers
 * what was given back at once, as the history says it.
 */
export const planRefunds = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<string[]> => {
  const facts = await readRefundFacts({ transaction, reservationId })
  if (facts.dueCents === 0 || facts.isChoiceOpen) return []
  const sums = refundByMethod({ paid: lessPending(facts), cents: facts.dueCents })
  const centsBy = (method: string): number => sums.find((sum) => sum.method === method)?.cents ?? 0
  const { today } = facts
  const gifted = await giveBackToGifts({ transaction, reservationId, cents: centsBy('gift_card'), today })
  await refundOnline({
    ...{ transaction, reservationId, facts },
    cents: centsBy('card'),
    reason: 'Ce qui t’est dû de ta réservation',
    authorId: null,
  })
  const credited = await giveBackToCredit({ transaction, reservationId, cents: centsBy('credit'), today })
  return [
    ...(gifted > 0 ? [`${formatPrice(gifted / 100)} rendus sur la carte cadeau`] : []),
    ...(credited > 0 ? [`${formatPrice(credited / 100)} rendus sur l’avoir`] : []),
  ]
}

/** What is on its way to the card is there no more. */
export const lessPending = ({ paid, pendingCents }: RefundFacts): RefundFacts['paid'] =>
  pendingCents > 0 ? [...paid, { method: 'card', cents: -pendingCents }] : paid

/** Asks providers to give back up to so many cents, by the card that each came from; answers how many they were asked for. */
export const refundOnline = async ({
  transaction,
  reservationId,
  facts,
  cents,
  reason,
  authorId,
}: {
  transaction: Transaction
  reservationId: number
  facts: Pick<RefundFacts, 'online'>
  cents: number
  reason: string
  authorId: number | null
}): Promise<number> => {
  const sums = refundByCard({ cards: facts.online, cents })
  for (const [intentId, amount] of sums) {
    const { rows } = await transaction.execute(sql`
      insert into payment_refunds (intent_id, reservation_id, amount_cents, reason, author_id)
      values (${intentId}::uuid, ${reservationId}, ${amount}, ${reason}, ${authorId}) returning id`)
    await addJob({ transaction, task: 'send_refund', payload: { refundId: Number(rows[0]?.['id']) } })
  }
  return sums.reduce((sum, [, amount]) => sum + amount, 0)
}
