import type { Transaction } from '@/server/platform/db/transaction-of'
import { enqueueSettle } from './enqueue-settle'
import { changeIntent, type Intent } from './intent'

/** Lets a payment go for which another one was started. */
export const replaceIntent = async ({
  transaction,
  intent,
}: {
  transaction: Transaction
  intent: Intent
}): Promise<void> => {
  const failureMessage = 'Un autre paiement a pris sa place. Rien n’a été débité.'
  await changeIntent({ transaction, intent, change: { state: 'releasing', failure: 'replaced', failureMessage } })
  await enqueueSettle({ transaction, intentId: intent.id })
}
