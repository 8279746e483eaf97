import type { ProviderPayment } from '@/server/features/payment-methods/port'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { wrap } from '@/server/platform/payload/wrap'
import type { Intent } from '../intent'
import { enqueueForgetCard } from './withdraw-cards'

/**
 * Keeps the card of a payment for the balance of its reservation, where its holder agreed to that; true when it is. A card that has
 * no use, as its order could not be had or nothing is left to pay, is forgotten at its provider.
 */
export const keepCard = async ({
  transaction,
  intent,
  seen,
  reservationId,
}: {
  transaction: Transaction
  intent: Intent
  seen: ProviderPayment
  /** Null: for nothing. */
  reservationId: number | null
}): Promise<boolean> => {
  const { id, userId, provider, cardTermsVersion } = intent
  const { savedMethod, card } = seen
  if (cardTermsVersion === null || savedMethod === null || userId === null) return false
  if (card === null || !/^\d{4}$/.test(card.last4)) return false
  const sealed = wrap({ purpose: 'saved_card', text: savedMethod })
  const { rows } = await transaction.execute(sql`
    insert into saved_cards (intent_id, user_id, reservation_id, provider, method_sealed, brand, last4, terms_version,
      agreed_at, withdrawn_at)
    select i.id, ${userId}, ${reservationId}, ${provider}, ${sealed}, ${card.brand.slice(0, 40)}, ${card.last4}, ${cardTermsVersion},
      i.created_at, case when ${reservationId}::int is null then now() end
    from payment_intents i where i.id = ${id}::uuid
    on conflict do nothing returning intent_id`)
  if (rows.length > 0 && reservationId === null) await enqueueForgetCard({ transaction, intentId: id })
  return rows.length > 0 && reservationId !== null
}
