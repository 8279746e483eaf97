import type { Task } from 'graphile-worker'
import { disputeLocked, expireLocked, present } from './change-payment'
import { leaveEvent } from './sandbox-events'
import { lockPayment } from './sandbox-payment'
import { sandboxSettings } from './sandbox-settings'
import { inSandboxTransaction } from './in-sandbox-transaction'
import { payOut } from './payouts'

/** The holder of the card contests what was taken. */
export const openDispute: Task = async (payload) => {
  const { paymentId: id } = payload as { paymentId: string }
  await inSandboxTransaction(async (client) => {
    const row = await lockPayment({ client, id })
    if (row.state === 'captured' && row.dispute_reference === null) await disputeLocked({ client, row })
  })
}

/** Says that an authorisation is over, whoever noticed it first. */
export const expirePayment: Task = async (payload) => {
  const { paymentId: id } = payload as { paymentId: string }
  await inSandboxTransaction(async (client) => {
    const row = await lockPayment({ client, id })
    if (row.state === 'expired') await expireLocked({ client, row })
  })
}

/** The bank of the card takes no money back. */
export const failRefund: Task = async (payload) => {
  const { refundId } = payload as { refundId: string }
  await inSandboxTransaction(async (client) => {
    const { rows } = await client.query<{ payment_id: string }>(
      `update house_refunds set state = 'failed' where id = $1 and state = 'pending' returning payment_id`,
      [refundId],
    )
    const [refund] = rows
    if (!refund) return
    const row = await lockPayment({ client, id: refund.payment_id })
    await leaveEvent({ client, type: 'refund.updated', payment: await present({ client, row }) })
  })
}

/** Each night: the sandbox pays out what it holds. */
export const payOutDaily: Task = async () => {
  if (sandboxSettings()) await inSandboxTransaction(payOut)
}
