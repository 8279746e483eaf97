import type Stripe from 'stripe'

const TOLERANCE_SECONDS = 300

type Sent = { stripe: Stripe; raw: Buffer; headers: Headers; now: Date; secret: string }

/** Which payment an event of Stripe is about; `refused` unless Stripe signed these bytes within five minutes. */
export const readStripeEvent = ({ stripe, raw, headers, now, secret }: Sent) => {
  const signature = headers.get('stripe-signature')
  if (signature === null) return 'refused'
  const event = construct({ stripe, raw, signature, now, secret })
  if (event === 'refused') return event
  const reference = intentOf(event.data.object)
  return reference === null ? null : { eventId: event.id, reference }
}

type Construct = Omit<Sent, 'headers'> & { signature: string }

const construct = ({ stripe, raw, signature, now, secret }: Construct): Stripe.Event | 'refused' => {
  try {
    return stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch {
    // Not signed, not by them, too late, or no JSON: the sender is told the same.
    return 'refused'
  }
}

type Told = { id?: string; object?: string; payment_intent?: string | { id: string } | null }

/** Payment intents, and what is theirs: charges, refunds, disputes. */
const intentOf = ({ id, object, payment_intent: intent }: Told): string | null => {
  if (object === 'payment_intent') return id ?? null
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
