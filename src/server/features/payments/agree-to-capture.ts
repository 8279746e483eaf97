import type { ProviderPayment } from '@/server/features/payment-methods/port'
import type { Transaction } from '@/server/platform/db/transaction-of'
import { enqueueSettle } from './enqueue-settle'
import { changeIntent, type Intent } from './intent'

/** Who goes on with the capture has this long before the worker does. */
const HEAD_START_MS = 5_000

/** Writes down that an authorised card is to be debited, and has the worker do so if whoever wrote it does not come to it. */
export const agreeToCapture = async ({
  transaction,
  held,
  seen,
  reservationId = held.reservationId,
}: {
  transaction: Transaction
  held: Intent
  seen: ProviderPayment
  reservationId?: number | null
}): Promise<void> => {
  const { authorisedUntil } = seen
  const change = { state: 'accepted', reservationId, failure: null, failureMessage: null, authorisedUntil } as const
  await changeIntent({ transaction, intent: held, change })
  await enqueueSettle({ transaction, intentId: held.id, runAt: new Date(Date.now() + HEAD_START_MS) })
}
