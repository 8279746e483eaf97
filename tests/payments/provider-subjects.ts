import { randomUUID } from 'node:crypto'
import { type PaymentOrder, ProviderUnavailable } from '@/server/features/payment-methods/port'
import { openSandboxSubject } from './open-sandbox-subject'
import { openStripeSubject } from './open-stripe-subject'

/** Every adapter that takes real cards, by what it stands before in tests. */
export const PROVIDER_SUBJECTS = [
  ['the sandbox payment provider', openSandboxSubject],
  ['Stripe', openStripeSubject],
] as const

/** What a provider is asked for. */
export const paymentOrder = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: randomUUID(),
  amountCents: 36_000,
  description: 'Acompte, Traversée du Vercors',
  email: 'camille@exemple.fr',
  capture: 'manual',
  returnUrl: 'https://lagopede.test/payer/un-lien',
  saveMethod: false,
  ...more,
})

/** A provider that was reached and said no. */
export const isProviderRefusal = (error: unknown) => error instanceof Error && !(error instanceof ProviderUnavailable)
