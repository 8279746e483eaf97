import type Stripe from 'stripe'
import type { PaymentState, ProviderPayment, ProviderRefund } from '../port'

type Told = { intent: Stripe.PaymentIntent; refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] }

/** A payment intent of Stripe, its latest charge expanded, in our words. */
export const normaliseIntent = ({ intent, refunds, disputes }: Told): ProviderPayment => {
  const state = stateOf(intent)
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  return {
    reference: intent.id,
    state,
    amountCents: intent.amount,
    capturedCents: intent.amount_received,
    authorisedUntil:
      state === 'authorised' && card?.capture_before ? new Date(card.capture_before * 1000).toISOString() : null,
    failure: failureOf({ intent, state }),
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
    savedMethod: isPaid(state) && intent.setup_future_usage === 'off_session' ? idOf(intent.payment_method) : null,
    refunds: refunds.map(normaliseRefund),
    dispute: disputeOf(disputes),
  }
}

export const normaliseRefund = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  reference: id,
  amountCents: amount,
  state: status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
  key: metadata?.['key'] ?? null,
})

const isPaid = (state: PaymentState): boolean => state === 'authorised' || state === 'captured'

const stateOf = (intent: Stripe.PaymentIntent): PaymentState => {
  switch (intent.status) {
    case 'succeeded':
      return 'captured'
    case 'requires_capture':
      return 'authorised'
    case 'canceled':
      // Stripe cancels by itself what nobody captured in time.
      return intent.cancellation_reason === 'automatic' || intent.cancellation_reason === 'expired'
        ? 'expired'
        : 'released'
    case 'requires_payment_method':
      return intent.last_payment_error ? 'refused' : 'pending'
    default:
      return 'pending'
  }
}

type Failure = NonNullable<ProviderPayment['failure']>

const failureOf = ({ intent, state }: { intent: Stripe.PaymentIntent; state: PaymentState }): Failure | null => {
  const error = intent.last_payment_error
  if (state !== 'refused' || !error) return null
  return { code: CODES[error.decline_code ?? ''] ?? CODES[error.code ?? ''] ?? 'other' }
}

const CODES: Partial<Record<string, Failure['code']>> = {
  card_declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  expired_card: 'expired_card',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
  processing_error: 'unavailable',
  issuer_not_available: 'unavailable',
}

const disputeOf = ([dispute]: Stripe.Dispute[]): ProviderPayment['dispute'] => {
  if (!dispute) return null
  const { id: reference, status } = dispute
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return { reference, state: 'won' }
  return { reference, state: status === 'lost' ? 'lost' : 'open' }
}

const idOf = (object: string | { id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null)
