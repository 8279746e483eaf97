import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { type HouseSettings, houseSettings } from '@/server/features/payment-house/house-settings'
import { type OnlineProvider, type PaymentOrder, type ProviderPayment, RefundRefused } from '../port'
import { callHouse, HouseRefused } from './house-client'
import { HousePayment, HouseRefund, normalisePayment, normaliseRefund } from './house-payment'
import { listPayoutLines, listPayouts } from './house-payouts'

const Forgotten = z.object({ forgotten: z.literal(true) })
const List = z.object({ data: z.array(HousePayment), has_more: z.boolean() })

/** What the house says of a payment whose state does not allow what was asked: that state is then the answer. */
const STANDS = ['authorisation_lapsed', 'unexpected_state']

/** The payment house of the demonstration, where it is open. */
export const openHouse = (): OnlineProvider | null => {
  const settings = houseSettings()
  return settings && createHouseProvider(settings)
}

type Settings = Omit<HouseSettings, 'webhookUrl'>

/** Payments by the house that these settings lead to. */
export const createHouseProvider = (settings: Settings): OnlineProvider => {
  const paymentOf = (reference: string) => `/payments/${encodeURIComponent(reference)}`
  const verify = async (reference: string): Promise<ProviderPayment> =>
    normalisePayment(await callHouse({ settings, path: paymentOf(reference), response: HousePayment }))

  const change = async (reference: string, action: string, write: { key: string; body: unknown }) => {
    try {
      const path = `${paymentOf(reference)}/${action}`
      return normalisePayment(await callHouse({ settings, path, write, response: HousePayment }))
    } catch (error) {
      if (error instanceof HouseRefused && STANDS.includes(error.code)) return verify(reference)
      throw error
    }
  }

  const create = (order: PaymentOrder, savedMethod?: string) =>
    callHouse({
      settings,
      path: '/payments',
      write: { key: `${savedMethod === undefined ? 'start' : 'charge'}-${order.id}`, body: bodyOf(order, savedMethod) },
      response: HousePayment,
    })

  return {
    key: 'house',
    start: async (order) => {
      const { id: reference, page_url: url } = await create(order)
      return { reference, next: { kind: 'redirect', url } }
    },
    verify,
    parseWebhook: (sent) => readHouseWebhook({ ...sent, secret: settings.webhookSecret }),
    capture: ({ reference, amountCents, key }) =>
      change(reference, 'capture', { key, body: { amount_cents: amountCents } }),
    release: ({ reference, key }) => change(reference, 'release', { key, body: {} }),
    refund: async ({ reference, amountCents, key }) => {
      const write = { key, body: { amount_cents: amountCents, label: key } }
      try {
        const path = `${paymentOf(reference)}/refunds`
        return normaliseRefund(await callHouse({ settings, path, write, response: HouseRefund }))
      } catch (cause) {
        throw cause instanceof HouseRefused && cause.code === 'amount_too_large' ? new RefundRefused({ cause }) : cause
      }
    },
    chargeSaved: async ({ order, savedMethod }) => normalisePayment(await create(order, savedMethod)),
    forgetSaved: async ({ savedMethod, key }) => {
      const path = `/saved-methods/${encodeURIComponent(savedMethod)}/forget`
      await callHouse({ settings, path, write: { key, body: {} }, response: Forgotten })
    },
    listSince: (since) => listPayments({ settings, since }),
    listPayoutsSince: (since) => listPayouts({ settings, since }),
    listPayoutLines: (reference) => listPayoutLines({ settings, reference }),
  }
}

const bodyOf = (order: PaymentOrder, savedMethod: string | undefined) => ({
  amount_cents: order.amountCents,
  capture: order.capture,
  description: order.description,
  return_url: order.returnUrl,
  save_method: order.saveMethod,
  ...(savedMethod !== undefined && { saved_method: savedMethod }),
})

async function* listPayments({ settings, since }: { settings: Settings; since: Date }): AsyncIterable<ProviderPayment> {
  let after: string | undefined
  do {
    const query = new URLSearchParams({ since: since.toISOString(), ...(after !== undefined && { after }) })
    const page = await callHouse({ settings, path: `/payments?${String(query)}`, response: List })
    yield* page.data.map(normalisePayment)
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after !== undefined)
}

const TOLERANCE_SECONDS = 300

const Event = z.object({ id: z.string(), payment: z.object({ id: z.string() }) })

type Webhook = { raw: Buffer; headers: Headers; now: Date; secret: string }

/** Which payment a webhook of the house is about; `refused` unless the house signed these bytes within five minutes. */
const readHouseWebhook = ({ raw, headers, now, secret }: Webhook) => {
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
