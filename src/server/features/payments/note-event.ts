import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import type { Intent } from './intent'

/** A provider's message that has us look. */
export type ProviderEvent = { provider: string; eventId: string }

/** Writes down a message in the transaction of its work; false when it was acted upon before. */
export const noteEvent = async ({
  transaction,
  intent,
  event,
}: {
  transaction: Transaction
  intent: Intent
  event: ProviderEvent | undefined
}): Promise<boolean> => {
  if (!event) return true
  const { rows } = await transaction.execute(sql`
    insert into payment_events (provider, event_id, intent_id) values (${event.provider}, ${event.eventId}, ${intent.id}::uuid)
    on conflict do nothing returning event_id`)
  return rows.length > 0
}
