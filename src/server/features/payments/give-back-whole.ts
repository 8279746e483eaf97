import type { ProviderPayment } from '@/server/features/payment-methods/port'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'
import { changeIntent, lockIntent, type Intent } from './intent'
import { noteEvent, type ProviderEvent } from './note-event'

/** Has a provider give back all that it took for something that was not given: nothing of it enters the ledger. */
export const giveBackWhole = async ({
  transaction,
  intent,
  seen,
  event,
}: {
  transaction: Transaction
  intent: Intent
  seen: ProviderPayment
  event: ProviderEvent | undefined
}): Promise<boolean> => {
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!held || held.state === 'captured' || held.reservationId !== null) return false
  await changeIntent({ transaction, intent: held, change: { state: 'captured', capturedCents: seen.capturedCents } })
  const { rows } = await transaction.execute(sql`
    insert into payment_refunds (intent_id, amount_cents, reason)
    values (${intent.id}::uuid, ${seen.capturedCents}, 'La commande n’a pas pu être acceptée') returning id`)
  await addJob({ transaction, task: 'send_refund', payload: { refundId: Number(rows[0]?.['id']) } })
  return false
}
