import { ProviderUnavailable } from '@/server/features/payment-methods/port'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { unwrap } from '@/server/platform/payload/wrap'
import type { Intent } from '../intent'
import { orderOf, providerOf } from '../start-at-provider'

/**
 * Charges the card that is kept for a reservation, under the key of our payment's row: asked again, it is the same payment. Answers its
 * reference; null when the provider did nothing, as it keeps this card no more.
 */
export const chargeKeptCard = async (intent: Intent): Promise<string | null> => {
  const provider = providerOf(intent)
  const [card] = await queryStatement<{ sealed: string }>(sql`
    select s.method_sealed as sealed from saved_cards s where s.reservation_id = ${intent.reservationId}`)
  if (!card || !provider.chargeSaved) return null
  const order = await orderOf({ intent, provider })
  const savedMethod = unwrap({ purpose: 'saved_card', wrapped: card.sealed })
  try {
    const { reference } = await provider.chargeSaved({ order, savedMethod })
    await queryStatement(sql`
      update payment_intents set provider_reference = ${reference}, updated_at = now()
      where id = ${intent.id}::uuid and provider_reference is null`)
    return reference
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error
    return null
  }
}
