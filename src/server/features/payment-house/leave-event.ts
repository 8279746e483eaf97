import { randomInt } from 'node:crypto'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { addJob } from '@/server/platform/jobs/add-job'
import { newId } from './new-id'
import type { Client, PresentedPayment } from './house-payment'
import { readSwitches } from './switches'

const SHUFFLED_WITHIN = 3

export type EventType =
  | 'payment.refused'
  | 'payment.authorised'
  | 'payment.captured'
  | 'payment.released'
  | 'payment.expired'
  | 'refund.updated'
  | 'dispute.opened'
  | 'dispute.closed'

/** Writes down what happened to a payment, in the caller's transaction, for the job that tells of it. */
export const leaveEvent = async ({
  client,
  type,
  payment,
}: {
  client: Client
  type: EventType
  payment: PresentedPayment
}): Promise<void> => {
  const id = newId('evenement')
  const body = JSON.stringify({ id, object: 'event', type, created: new Date().toISOString(), payment })
  await client.query('insert into house_events (id, payment_id, body) values ($1, $2, $3)', [id, payment.id, body])
  const switches = await readSwitches(client)
  if (switches.loses_webhooks) return
  const transaction = transactionOnClient(client)
  for (let time = 0; time < (switches.delivers_twice ? 2 : 1); time += 1) {
    const late = switches.webhook_delay_seconds
    const seconds = switches.shuffles_webhooks ? randomInt(0, 1000 * Math.max(late, SHUFFLED_WITHIN)) / 1000 : late
    const runAt = seconds === 0 ? undefined : new Date(Date.now() + seconds * 1000)
    await addJob({ transaction, task: 'deliver_house_event', payload: { eventId: id }, runAt })
  }
}
