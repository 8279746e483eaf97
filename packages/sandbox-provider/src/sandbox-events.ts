import type { Task } from 'graphile-worker'
import { randomInt, createHmac } from 'node:crypto'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { addJob } from '@/server/platform/jobs/add-job'
import type { Client, PresentedPayment } from './sandbox-payment'
import { sandboxSettings } from './sandbox-settings'
import { newId } from './new-id'
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

const PATIENCE_MS = 10_000

/** Sends one event to who is told; whatever answers but with success is told again later. */
export const deliverEvent: Task = async (payload, helpers) => {
  const { eventId } = payload as { eventId: string }
  const settings = sandboxSettings()
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
  if (!response.ok)
    throw new Error(`A webhook of the sandbox payment provider was answered ${String(response.status)}.`)
}

/** The header by which a webhook says that it is the sandbox's: an instant in seconds, and the HMAC of `instant.body`. */
export const signWebhook = ({ body, secret, now }: { body: string; secret: string; now: Date }): string => {
  const instant = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${instant}.${body}`).digest('hex')
  return `t=${instant},v1=${signature}`
}
