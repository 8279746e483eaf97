import type { Task } from 'graphile-worker'
import { houseSettings } from './house-settings'
import { signWebhook } from './sign-webhook'

const PATIENCE_MS = 10_000

/** Sends one event to who is told; whatever answers but with success is told again later. */
export const deliverEvent: Task = async (payload, helpers) => {
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
