import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { addJob } from '@/server/platform/jobs/add-job'
import { present } from './change-payment'
import { leaveEvent } from './sandbox-events'
import { cardOf, type Client, type SandboxRefund, lockPayment, refundsOf } from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'
import { newId } from './new-id'

type Refund = { client: Client; id: string; amountCents: number; label?: string | undefined }

const FAILS_AFTER_MS = 2_000

/** Gives back what was taken, in one time or several: never more in all. */
export const refundPayment = async ({ client, id, amountCents, label }: Refund): Promise<SandboxRefund> => {
  const row = await lockPayment({ client, id })
  const given = (await refundsOf({ client, ids: [id] })).get(id) ?? []
  const left = row.captured_cents - given.reduce((sum, one) => sum + (one.state === 'failed' ? 0 : one.amount_cents), 0)
  if (amountCents > left) {
    throw new SandboxRefusal({
      status: 400,
      code: 'amount_too_large',
      message: `${String(left)} is left to refund of '${id}': ${String(amountCents)} is more.`,
    })
  }
  const isToFail = cardOf(row)?.fate === 'refund_fails'
  const { rows } = await client.query<SandboxRefund>(
    `insert into house_refunds (id, payment_id, amount_cents, state, label) values ($1, $2, $3, $4, $5)
     returning id, amount_cents, state, label`,
    [newId('remboursement'), id, amountCents, isToFail ? 'pending' : 'done', label ?? null],
  )
  const [refund] = rows
  if (!refund) throw new Error('The refund was not written.')
  if (isToFail) {
    await addJob({
      transaction: transactionOnClient(client),
      task: 'fail_house_refund',
      payload: { refundId: refund.id },
      runAt: new Date(Date.now() + FAILS_AFTER_MS),
    })
  }
  await leaveEvent({ client, type: 'refund.updated', payment: await present({ client, row }) })
  return refund
}
