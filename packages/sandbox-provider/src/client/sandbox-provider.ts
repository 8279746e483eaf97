import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { type SandboxSettings, sandboxSettings } from '../sandbox-settings'
import {
  type OnlineProvider,
  type PaymentOrder,
  type ProviderPayment,
  RefundRefused,
} from '@/server/features/payment-methods/port'
import { callSandbox, SandboxRefused } from './sandbox-client'
import { SandboxPayment, SandboxRefund, normalisePayment, normaliseRefund } from './sandbox-payment'
import { listPayoutLines, listPayouts } from './sandbox-payouts'

const Forgotten = z.object({ forgotten: z.literal(true) })
const List = z.object({ data: z.array(SandboxPayment), has_more: z.boolean() })

/** What the sandbox says of a payment whose state does not allow what was asked: that state is then the answer. */
const STANDS = ['authorisation_lapsed', 'unexpected_state']

/** The sandbox payment provider, where it is open. */
export const openSandbox = (): OnlineProvider | null => {
  const settings = sandboxSettings()
  return settings && createSandboxProvider(settings)
}

type Settings = Omit<SandboxSettings, 'webhookUrl'>

/** Payments by the sandbox that these settings lead to. */
export const createSandboxProvider = (settings: Settings): OnlineProvider => {
  const paymentOf = (reference: string) => `/payments/${encodeURIComponent(reference)}`
  const verify = async (reference: string): Promise<ProviderPayment> =>
    normalisePayment(await callSandbox({ settings, path: paymentOf(reference), response: SandboxPayment }))

  const change = async (reference: string, action: string, write: { key: string; body: unknown }) => {
    try {
      const path = `${paymentOf(reference)}/${action}`
      return normalisePayment(await callSandbox({ settings, path, write, response: SandboxPayment }))
    } catch (error) {
      if (error instanceof SandboxRefused && STANDS.includes(error.code)) return verify(reference)
      throw error
    }
  }

  const create = (order: PaymentOrder, savedMethod?: string) =>
    callSandbox({
      settings,
      path: '/payments',
      write: { key: `${savedMethod === undefined ? 'start' : 'charge'}-${order.id}`, body: bodyOf(order, savedMethod) },
      response: SandboxPayment,
    })

  return {
    key: 'house',
    start: async (order) => {
      const { id: reference, page_url: url } = await create(order)
      return { reference, next: { kind: 'redirect', url } }
    },
    verify,
    parseWebhook: (sent) => readSandboxWebhook({ ...sent, secret: settings.webhookSecret }),
    capture: ({ reference, amountCents, key }) =>
      change(reference, 'capture', { key, body: { amount_cents: amountCents } }),
    release: ({ reference, key }) => change(reference, 'release', { key, body: {} }),
    refund: async ({ reference, amountCents, key }) => {
      const write = { key, body: { amount_cents: amountCents, label: key } }
      try {
        const path = `${paymentOf(reference)}/refunds`
        return normaliseRefund(await callSandbox({ settings, path, write, response: SandboxRefund }))
      } catch (cause) {
        throw cause instanceof SandboxRefused && cause.code === 'amount_too_large'
          ? new RefundRefused({ cause })
          : cause
      }
    },
    chargeSaved: async ({ order, savedMethod }) => normalisePayment(await create(order, savedMethod)),
    forgetSaved: async ({ savedMethod, key }) => {
      const path = `/saved-methods/${encodeURIComponent(savedMethod)}/forget`
      await callSandbox({ settings, path, write: { key, body: {} }, response: Forgotten })
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
    const page = await callSandbox({ settings, path: `/payments?${String(query)}`, response: List })
    yield* page.data.map(normalisePayment)
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after !== undefined)
}

const TOLERANCE_SECONDS = 300

const Event = z.object({ id: z.string(), payment: z.object({ id: z.string() }) })

type Webhook = { raw: Buffer; headers: Headers; now: Date; secret: string }

/** Which payment a webhook of the sandbox is about; `refused` unless the sandbox signed these bytes within five minutes. */
const readSandboxWebhook = ({ raw, headers, now, secret }: Webhook) => {
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
