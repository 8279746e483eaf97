import type { ProviderPayment } from '@/server/features/payment-methods/port'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** Writes down that a payment is contested, or how that ended; said again, nothing changes. */
export const noteDispute = async ({
  transaction,
  provider,
  seen: { reference, dispute },
}: {
  transaction: Transaction
  provider: string
  seen: Pick<ProviderPayment, 'reference' | 'dispute'>
}): Promise<void> => {
  if (!dispute) return
  await transaction.execute(sql`
    insert into payment_disputes as x (intent_id, reference, state, closed_at)
    select i.id, ${dispute.reference}, ${dispute.state}, case when ${dispute.state} <> 'open' then now() end
    from payment_intents i where i.provider = ${provider} and i.provider_reference = ${reference}
    on conflict (intent_id, reference) do update set state = excluded.state, closed_at = excluded.closed_at
      where x.state <> excluded.state`)
}
