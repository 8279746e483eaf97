import Stripe from 'stripe'
import { env } from '@/env'
import { type OnlineProvider, type PaymentOrder, type ProviderPayment, RefundRefused } from '../port'
import { askStripe, isOfState, forgetSaved, listIntents } from './ask-stripe'
import { listPayoutLines, listPayouts } from './list-payouts'
import { normaliseIntent, normaliseRefund } from './normalise-intent'
import { readStripeEvent } from './read-stripe-event'

const PATIENCE_MS = 10_000

/** Stripe, where its keys are set. */
export const openStripe = (): OnlineProvider | null => {
  const settings = stripeSettings()
  return settings && createStripeProvider(settings)
}

/** Payments by the account of these keys. No number of a card reaches us: Stripe's own frame takes it. */
export const createStripeProvider = ({
  secretKey,
  publishableKey,
  webhookSecret,
  at,
}: StripeSettings): OnlineProvider => {
  const stripe = new Stripe(secretKey, { ...at, timeout: PATIENCE_MS, maxNetworkRetries: 1, telemetry: false })

  const tell = async (intent: Stripe.PaymentIntent): Promise<ProviderPayment> => {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const of = { payment_intent: intent.id, limit: 100 }
    const refunds = charge?.captured ? await stripe.refunds.list(of).autoPagingToArray({ limit: 1000 }) : []
    const disputes = charge?.disputed ? (await stripe.disputes.list(of)).data : []
    return normaliseIntent({ intent, refunds, disputes })
  }
  const verify = (reference: string) =>
    askStripe(async () => tell(await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })))

  /** What a payment's state does not allow changes nothing: that state is then the answer. */
  const change = async (reference: string, ask: () => Promise<Stripe.PaymentIntent>) => {
    try {
      return await askStripe(async () => tell(await ask()))
    } catch (error) {
      if (isOfState(error)) return verify(reference)
      throw error
    }
  }

  const customerOf = async ({ id, email }: PaymentOrder): Promise<string> => {
    const customer = await stripe.customers.create(
      { email, metadata: { order: id } },
      { idempotencyKey: `customer-${id}` },
    )
    return customer.id
  }

  return {
    key: 'stripe',
    start: (order) =>
      askStripe(async () => {
        const saving = order.saveMethod
          ? ({ customer: await customerOf(order), setup_future_usage: 'off_session' } as const)
          : {}
        const { id, client_secret: clientSecret } = await stripe.paymentIntents.create(
          { ...intentOf(order), ...saving },
          { idempotencyKey: `start-${order.id}` },
        )
        if (!clientSecret) throw new Error('Stripe gave no secret for this payment.')
        return { reference: id, next: { kind: 'embedded', provider: 'stripe', clientSecret, publishableKey } }
      }),
    verify,
    parseWebhook: (sent) => readStripeEvent({ ...sent, stripe, secret: webhookSecret }),
    capture: ({ reference, amountCents, key }) =>
      change(reference, () =>
        stripe.paymentIntents.capture(
          reference,
          { amount_to_capture: amountCents, expand: ['latest_charge'] },
          { idempotencyKey: key },
        ),
      ),
    release: ({ reference, key }) =>
      change(reference, () =>
        stripe.paymentIntents.cancel(reference, { expand: ['latest_charge'] }, { idempotencyKey: key }),
      ),
    refund: async ({ reference, amountCents, key }) => {
      const asked = { payment_intent: reference, amount: amountCents, metadata: { key } }
      try {
        return normaliseRefund(await askStripe(() => stripe.refunds.create(asked, { idempotencyKey: key })))
      } catch (cause) {
        throw cause instanceof Stripe.errors.StripeInvalidRequestError ? new RefundRefused({ cause }) : cause
      }
    },
    chargeSaved: ({ order, savedMethod }) => chargeSaved({ stripe, order, savedMethod, verify }),
    forgetSaved: (forgetting) => forgetSaved({ stripe, ...forgetting }),
    listSince: (since) => listIntents({ stripe, since, verify }),
    listPayoutsSince: (since) => listPayouts({ stripe, since }),
    listPayoutLines: (reference) => listPayoutLines({ stripe, reference }),
  }
}

const intentOf = ({ id, amountCents, description, capture }: PaymentOrder): Stripe.PaymentIntentCreateParams => ({
  amount: amountCents,
  currency: 'eur',
  capture_method: capture,
  // Cards and what stands for one, on our page: nobody is sent elsewhere to come back days later.
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  description,
  metadata: { order: id },
})

type ChargeSaved = {
  stripe: Stripe
  order: PaymentOrder
  savedMethod: string
  verify: (reference: string) => Promise<ProviderPayment>
}

/** Charges a card that its holder agreed to have kept, without them; what their bank refuses is told as any refusal. */
const chargeSaved = async ({ stripe, order, savedMethod, verify }: ChargeSaved): Promise<ProviderPayment> => {
  const reference = await askStripe(async () => {
    const { customer } = await stripe.paymentMethods.retrieve(savedMethod)
    try {
      const { id } = await stripe.paymentIntents.create(
        {
          ...intentOf(order),
          customer: typeof customer === 'string' ? customer : customer?.id,
          payment_method: savedMethod,
          off_session: true,
          confirm: true,
        },
        { idempotencyKey: `charge-${order.id}` },
      )
      return id
    } catch (error) {
      const refused = error instanceof Stripe.errors.StripeCardError ? error.payment_intent?.id : undefined
      if (refused === undefined) throw error
      return refused
    }
  })
  return verify(reference)
}

type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another place than Stripe's own, for tests. */
  at?: { protocol: 'http' | 'https'; host: string; port: number }
}

/** The keys of Stripe, of test or live; null where they are not set. */
const stripeSettings = (): StripeSettings | null => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env()
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  }
}
