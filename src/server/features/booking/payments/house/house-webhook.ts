import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

const TOLERANCE_SECONDS = 300

const Event = z.object({ id: z.string(), payment: z.object({ id: z.string() }) })

type Webhook = { raw: Buffer; headers: Headers; now: Date; secret: string }

/** Which payment a webhook of the house is about; `refused` unless the house signed these bytes within five minutes. */
export const readHouseWebhook = ({ raw, headers, now, secret }: Webhook) => {
  if (!isSigned({ raw, header: headers.get('maison-signature') ?? '', now, secret })) return 'refused'
  const event = z.safeParse(Event, parseJson(raw))
  return event.success ? { eventId: event.data.id, reference: event.data.payment.id } : null
}

const isSigned = ({ raw, header, now, secret }: Omit<Webhook, 'headers'> & { header: string }): boolean => {
  const [, instant, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (instant === undefined || signature === undefined) return false
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(instant)) > TOLERANCE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${instant}.`).update(raw).digest()
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}

const parseJson = (raw: Buffer): unknown => {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
