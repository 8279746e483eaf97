import type Stripe from 'stripe'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import type { PayoutLine, ProviderPayout } from '../port'
import { askStripe } from './ask-stripe'

/** What Stripe sent to the agency's account since an instant. */
export async function* listPayouts({ stripe, since }: { stripe: Stripe; since: Date }): AsyncIterable<ProviderPayout> {
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }
  for await (const payout of eachOf(stripe.payouts.list(asked))) {
    const { id: reference, amount: amountCents, arrival_date: arrival } = payout
    yield { reference, amountCents, arrivesOn: calendarDayInParis(new Date(arrival * 1000)), state: stateOf(payout) }
  }
}

/** A payout that the agency makes by hand names no movements, and one that is on its way not all of them yet. */
const stateOf = ({ status, reconciliation_status: told }: Stripe.Payout): ProviderPayout['state'] => {
  if (status === 'failed' || status === 'canceled') return 'failed'
  return told === 'completed' ? 'told' : 'untold'
}

/** The movements of a payout, without itself. */
export async function* listPayoutLines({
  stripe,
  reference,
}: {
  stripe: Stripe
  reference: string
}): AsyncIterable<PayoutLine> {
  const asked = { payout: reference, limit: 100, expand: ['data.source'] }
  for await (const movement of eachOf(stripe.balanceTransactions.list(asked))) {
    if (movement.reporting_category !== 'payout') yield lineOf(movement)
  }
}

const KINDS: Partial<Record<string, PayoutLine['kind']>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund_returned',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  tax: 'fee',
}

const lineOf = ({
  reporting_category: category,
  source,
  amount,
  fee,
  description,
}: Stripe.BalanceTransaction): PayoutLine => {
  const kind = KINDS[category] ?? 'other'
  const about = typeof source === 'object' && source !== null ? aboutOf({ kind, source }) : null
  return { kind, about, amountCents: amount, feeCents: fee, words: description ?? category }
}

type Source = { id: string; payment_intent?: string | { id: string } | null }

const aboutOf = ({ kind, source }: { kind: PayoutLine['kind']; source: Source }): string | null => {
  if (kind === 'refund' || kind === 'refund_returned') return source.id
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

/** Its rows; a page that is not answered is `ProviderUnavailable`. */
async function* eachOf<Row>(pages: AsyncIterable<Row>): AsyncIterable<Row> {
  const rows = pages[Symbol.asyncIterator]()
  for (;;) {
    const next = await askStripe(() => rows.next())
    if (next.done) return
    yield next.value
  }
}
