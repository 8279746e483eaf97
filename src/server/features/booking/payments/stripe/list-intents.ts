import type Stripe from 'stripe'
import type { ProviderPayment } from '../port'
import { askStripe } from './ask-stripe'
import { normaliseIntent } from './normalise-intent'

type Of = { payment_intent: string | { id: string } | null }

/** Payments started since an instant, with what was refunded and contested of them: three lists, however many there are. */
export async function* listIntents({ stripe, since }: { stripe: Stripe; since: Date }): AsyncIterable<ProviderPayment> {
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }
  const { refunds, disputes } = await askStripe(async () => ({
    refunds: await byIntent(stripe.refunds.list(asked)),
    disputes: await byIntent(stripe.disputes.list(asked)),
  }))
  const pages = stripe.paymentIntents.list({ ...asked, expand: ['data.latest_charge'] })[Symbol.asyncIterator]()
  for (;;) {
    const next = await askStripe(() => pages.next())
    if (next.done) return
    const intent = next.value
    yield normaliseIntent({ intent, refunds: refunds.get(intent.id) ?? [], disputes: disputes.get(intent.id) ?? [] })
  }
}

const byIntent = async <Row extends Of>(rows: AsyncIterable<Row>): Promise<Map<string, Row[]>> => {
  const found = new Map<string, Row[]>()
  for await (const row of rows) {
    const id = typeof row.payment_intent === 'string' ? row.payment_intent : row.payment_intent?.id
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), row])
  }
  return found
}
