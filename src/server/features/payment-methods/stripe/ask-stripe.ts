import Stripe from 'stripe'
import { ProviderUnavailable, type ProviderPayment } from '../port'
import { normaliseIntent } from './normalise-intent'

/** Statuses that leave open what Stripe did, or say that it did not look: a wrong key, too many calls, the same call under way. */
const UNDECIDED = [401, 403, 408, 409, 429]

/** Asks Stripe; whatever leaves open what it did is `ProviderUnavailable`, and its refusals stay its own errors. */
export const askStripe = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && isRefusal(error)) throw error
    throw new ProviderUnavailable('Stripe gave no answer to go by.', { cause: error })
  }
}

/** Whether Stripe says that a payment's state does not allow what was asked. */
export const isOfState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'

const isRefusal = ({ statusCode }: { statusCode?: number }): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500 && !UNDECIDED.includes(statusCode)

/** Takes a card off the customer that it is kept for, which Stripe lets nobody undo; one that is on none stays so. */
export const forgetSaved = async ({
  stripe,
  savedMethod,
  key,
}: {
  stripe: Stripe
  savedMethod: string
  key: string
}): Promise<void> => {
  const isKept = await askStripe(async () => {
    try {
      return (await stripe.paymentMethods.retrieve(savedMethod)).customer !== null
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return false
      throw error
    }
  })
  if (isKept) await askStripe(() => stripe.paymentMethods.detach(savedMethod, {}, { idempotencyKey: key }))
}

type Of = { payment_intent: string | { id: string } | null }

type Listed = { stripe: Stripe; since: Date; verify: (reference: string) => Promise<ProviderPayment> }

/**
 * Payments started since an instant, with what was refunded and contested of them: three lists, however many there are; then, one by
 * one, those of before that were refunded or contested since.
 */
export async function* listIntents({ stripe, since, verify }: Listed): AsyncIterable<ProviderPayment> {
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }
  const { refunds, disputes } = await askStripe(async () => ({
    refunds: await byIntent(stripe.refunds.list(asked)),
    disputes: await byIntent(stripe.disputes.list(asked)),
  }))
  const pages = stripe.paymentIntents.list({ ...asked, expand: ['data.latest_charge'] })[Symbol.asyncIterator]()
  const before = new Set([...refunds.keys(), ...disputes.keys()])
  for (;;) {
    const next = await askStripe(() => pages.next())
    if (next.done) break
    const intent = next.value
    before.delete(intent.id)
    yield normaliseIntent({ intent, refunds: refunds.get(intent.id) ?? [], disputes: disputes.get(intent.id) ?? [] })
  }
  for (const reference of before) yield await verify(reference)
}

const byIntent = async <Row extends Of>(rows: AsyncIterable<Row>): Promise<Map<string, Row[]>> => {
  const found = new Map<string, Row[]>()
  for await (const row of rows) {
    const id = typeof row.payment_intent === 'string' ? row.payment_intent : row.payment_intent?.id
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), row])
  }
  return found
}
