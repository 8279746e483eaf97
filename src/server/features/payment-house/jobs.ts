import type { Task } from 'graphile-worker'
import type { WorkerTask } from '@/server/platform/jobs/task'
import { disputeLocked, expireLocked, present } from './change-payment'
import { lockPayment } from './house-payment'
import { houseSettings } from './house-settings'
import { inHouseTransaction } from './in-house-transaction'
import { leaveEvent } from './leave-event'
import { signWebhook } from './sign-webhook'

/** The holder of the card contests what was taken. */
const openDispute: Task = async (payload) => {
  const { paymentId: id } = payload as { paymentId: string }
  await inHouseTransaction(async (client) => {
    const row = await lockPayment({ client, id })
    if (row.state === 'captured' && row.dispute_reference === null) await disputeLocked({ client, row })
  })
}

/** Says that an authorisation is over, whoever noticed it first. */
const expirePayment: Task = async (payload) => {
  const { paymentId: id } = payload as { paymentId: string }
  await inHouseTransaction(async (client) => {
    const row = await lockPayment({ client, id })
    if (row.state === 'expired') await expireLocked({ client, row })
  })
}

/** The bank of the card takes no money back. */
const failRefund: Task = async (payload) => {
  const { refundId } = payload as { refundId: string }
  await inHouseTransaction(async (client) => {
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

const PATIENCE_MS = 10_000

/** Sends one event to who is told; whatever answers but with success is told again later. */
const deliverEvent: Task = async (payload, helpers) => {
  const { eventId } = payload as { eventId: string }
  const settings = houseSettings()
  if (!settings) return
  const { rows } = await helpers.query<{ body: string }>('select body from house_events where id = $1', [eventId])
  const [event] = rows
  if (!event) return
  const response = await fetch(settings.webhookUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Maison-Signature': signWebhook({ body: event.body, secret: settings.webhookSecret, now: new Date() }),
    },
    body: event.body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`A webhook of the payment house was answered ${String(response.status)}.`)
}

declare module '@/server/platform/jobs/task' {
  interface TaskPayloads {
    deliver_house_event: { eventId: string }
    expire_house_payment: { paymentId: string }
    fail_house_refund: { refundId: string }
    open_house_dispute: { paymentId: string }
  }
}

/** What the payment house of the demonstration does later; where it is closed, nothing adds one of these. */
export const HOUSE_TASKS: WorkerTask[] = [
  { name: 'deliver_house_event', run: deliverEvent },
  { name: 'expire_house_payment', run: expirePayment },
  { name: 'fail_house_refund', run: failRefund },
  { name: 'open_house_dispute', run: openDispute },
]
