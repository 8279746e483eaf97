import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStripeStandIn } from '../../../../../tests/payments/stripe-stand-in/start-stripe-stand-in'
import { readParamTypes } from '../../../../../tests/payments/stripe-stand-in/param-types'
import { parseForm } from '../../../../../tests/payments/stripe-stand-in/stripe-refusal'
import type { OnlineProvider, PaymentOrder } from '../port'
import { createStripeProvider } from './stripe-provider'

/** CONTRACT=http://127.0.0.1:12111 has the same requests judged by a stripe-mock that listens there. */
const CONTRACT = process.env['CONTRACT']

let provider: Required<OnlineProvider>
let standIn: Awaited<ReturnType<typeof startStripeStandIn>>

const order = (id: string, more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  ...{ id, amountCents: 36_000, description: 'Acompte, Vercors', email: 'camille@exemple.fr', capture: 'manual' },
  ...{ returnUrl: 'https://lagopede.test/payer/un-lien', saveMethod: false },
  ...more,
})

beforeAll(async () => {
  standIn = await startStripeStandIn()
  const at = CONTRACT ? new URL(CONTRACT) : undefined
  provider = createStripeProvider({
    ...standIn.settings,
    ...(at && { secretKey: 'sk_test_123', at: { protocol: 'http', host: at.hostname, port: Number(at.port) } }),
  }) as Required<OnlineProvider>
})
afterAll(() => standIn.stop())

describe('the requests of the Stripe adapter', () => {
  it('are all taken by the schema', async () => {
    const kept = await provider.start(order('kept', { saveMethod: true }))
    if (!CONTRACT) standIn.books.confirm(kept.reference, 'accepted')
    const { savedMethod } = await provider.verify(kept.reference)
    const { reference } = kept
    await provider.capture({ reference, amountCents: 20_000, key: 'capture' })
    await provider.refund({ reference, amountCents: 100, key: 'refund' })
    await provider.chargeSaved({ order: order('saved', { capture: 'automatic' }), savedMethod: savedMethod ?? 'pm_1' })
    await provider.forgetSaved({ savedMethod: savedMethod ?? 'pm_1', key: 'forget' })
    const other = await provider.start(order('other'))
    await provider.release({ reference: other.reference, key: 'release' })
    for await (const payment of provider.listSince(new Date(0))) expect(payment.amountCents).toBeGreaterThan(0)
  })

  it('say no number of a card, and no more of a person than their address, where a card is kept', () => {
    // Some of what Stripe calls a thing is twelve digits in a row.
    const said = standIn.requests.join('\n').replaceAll(/\b[a-z]+_[0-9a-f]{24}\b/g, '')
    expect(said).not.toMatch(/\d{12}/)
    if (!CONTRACT) expect(said.match(/camille/g)).toHaveLength(1)
  })
})

describe('the schema, by the types of the package', () => {
  const { check } = readParamTypes()
  const sound = 'amount=36000&currency=eur&capture_method=manual&metadata[order]=1'
  const checked = (form: string) => () => check({ call: 'POST /v1/payment_intents', params: parseForm(form) })

  it('takes what is sound', () => {
    expect(checked(`${sound}&automatic_payment_methods[enabled]=true&expand[0]=latest_charge`)).not.toThrow()
  })

  it.each([
    ['nonsense=1', 'Received unknown parameter: nonsense'],
    ['payment_method_types[0]=card', 'Received unknown parameter: payment_method_types'],
    ['automatic_payment_methods[on]=true', 'Received unknown parameter: automatic_payment_methods[on]'],
    ['capture_method=later', /Invalid .*: capture_method/],
    ['amount=abc', 'Invalid number: amount'],
    ['amount=3.6', 'Invalid number: amount'],
    ['automatic_payment_methods=true', /automatic_payment_methods/],
    ['automatic_payment_methods[allow_redirects]=never', 'Missing required param: automatic_payment_methods[enabled].'],
    ['confirm=yes', /Invalid .*: confirm/],
    ['expand=latest_charge', 'Invalid array: expand'],
  ])('refuses %s', (more, message) => {
    expect(checked(`${sound}&${more}`)).toThrow(message)
  })

  it('wants what it cannot do without', () => {
    expect(checked('currency=eur')).toThrow('Missing required param: amount.')
  })
})
