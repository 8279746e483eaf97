import * as z from 'zod/mini'
import type { PaymentState, ProviderPayment, ProviderRefund } from '@/server/features/payment-methods/port'

export const SandboxRefund = z.object({
  id: z.string(),
  amount_cents: z.int(),
  state: z.enum(['pending', 'done', 'failed']),
  label: z.nullable(z.string()),
})

/** A payment as the sandbox tells of it. */
export const SandboxPayment = z.object({
  id: z.string(),
  state: z.enum(['awaiting_card', 'awaiting_proof', 'refused', 'authorised', 'captured', 'released', 'expired']),
  amount_cents: z.int(),
  captured_cents: z.int(),
  failure: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  saved_method: z.nullable(z.string()),
  authorised_until: z.nullable(z.iso.datetime()),
  refunds: z.array(SandboxRefund),
  dispute: z.nullable(z.object({ id: z.string(), state: z.enum(['open', 'won', 'lost']) })),
  page_url: z.url(),
})

type Told = z.output<typeof SandboxPayment>

const STATES: Record<Told['state'], PaymentState> = {
  awaiting_card: 'pending',
  awaiting_proof: 'pending',
  refused: 'refused',
  authorised: 'authorised',
  captured: 'captured',
  released: 'released',
  expired: 'expired',
}

type FailureCode = NonNullable<ProviderPayment['failure']>['code']

const FAILURES: Record<string, FailureCode> = {
  card_refused: 'declined',
  insufficient_funds: 'insufficient_funds',
  card_expired: 'expired_card',
  proof_required: 'authentication_required',
  proof_refused: 'authentication_required',
}

/** The sandbox's words in ours. */
export const normalisePayment = (told: Told): ProviderPayment => ({
  reference: told.id,
  state: STATES[told.state],
  amountCents: told.amount_cents,
  capturedCents: told.captured_cents,
  authorisedUntil: told.authorised_until,
  failure: told.failure === null ? null : { code: FAILURES[told.failure] ?? 'other' },
  card: told.card,
  savedMethod: told.saved_method,
  refunds: told.refunds.map(normaliseRefund),
  dispute: told.dispute && { reference: told.dispute.id, state: told.dispute.state },
})

export const normaliseRefund = ({
  id,
  amount_cents,
  state,
  label,
}: z.output<typeof SandboxRefund>): ProviderRefund => ({
  reference: id,
  amountCents: amount_cents,
  state,
  key: label,
})
