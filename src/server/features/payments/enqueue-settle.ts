import type { Transaction } from '@/server/platform/db/transaction-of'
import { addJob } from '@/server/platform/jobs/add-job'

/** Has the worker settle a payment: whoever is killed after the commit leaves it to it. */
export const enqueueSettle = ({
  transaction,
  intentId,
  runAt,
}: {
  transaction: Transaction
  intentId: string
  runAt?: Date
}): Promise<void> =>
  addJob({
    transaction,
    task: 'settle_payment',
    payload: { intentId },
    key: `settle:${intentId}`,
    ...(runAt && { runAt }),
  })
