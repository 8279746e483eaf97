import Stripe from 'stripe'
import { createStripeProvider } from '@/server/features/payment-methods/stripe/stripe-provider'
import type { ProviderSubject } from './provider-subject'
import { startStripeStandIn } from './stripe-stand-in/start-stripe-stand-in'

/** What stands in for Stripe is in this process: it does these at once. */
const done = (work: () => unknown): Promise<void> => {
  work()
  return Promise.resolve()
}

/** Stripe's package and our adapter, over HTTP to what stands in for Stripe. */
export const openStripeSubject = async (): Promise<ProviderSubject> => {
  const { books, settings, setDown, stop } = await startStripeStandIn()
  const { webhooks } = new Stripe(settings.secretKey)
  return {
    provider: createStripeProvider(settings),
    payBy: (reference, card) => done(() => books.confirm(reference, card)),
    prove: (reference, isConfirmed) => done(() => books.prove(reference, isConfirmed)),
    expire: (reference) => done(() => books.expire(reference)),
    letTimePass: () => done(() => books.letTimePass()),
    age: (reference, days) =>
      done(() => {
        books.findIntent(reference).created -= days * 86_400
      }),
    giveBack: (reference, amountCents) =>
      done(() => books.refund({ payment_intent: reference, amount: String(amountCents) })),
    payOut: (errorCents) => done(() => books.payouts.payOut(errorCents)),
    setDown: (isDown) => done(() => setDown(isDown)),
    webhookOf: ({ reference, sentAt, secret = settings.webhookSecret }) => {
      const payload = JSON.stringify({
        ...{ id: `evt_${reference}`, object: 'event', type: 'payment_intent.amount_capturable_updated' },
        data: { object: books.findIntent(reference) },
      })
      const timestamp = Math.floor(sentAt.getTime() / 1000)
      const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { raw: Buffer.from(payload), headers: new Headers({ 'Stripe-Signature': signature }) }
    },
    unreachable: createStripeProvider({ ...settings, at: { protocol: 'http', host: '127.0.0.1', port: 1 } }),
    close: stop,
  }
}
