export type PaymentState = 'pending' | 'authorised' | 'captured' | 'refused' | 'released' | 'expired'

export type ProviderRefund = {
  reference: string
  amountCents: number
  state: 'pending' | 'done' | 'failed'
  /** Under which we asked for it; null: somebody gave it back in the provider's own pages. */
  key: string | null
}

/** What a provider sent to the agency's account, or is to send. */
export type ProviderPayout = {
  reference: string
  amountCents: number
  arrivesOn: string
  /** `untold`: the provider does not say, or not yet, what it is made of. `failed`: the bank took it not. */
  state: 'untold' | 'told' | 'failed'
}

/** One of the movements that a payout is made of: what it adds to it before its fee, in cents. */
export type PayoutLine = {
  kind: 'payment' | 'refund' | 'refund_returned' | 'dispute' | 'fee' | 'other'
  /** The provider's id of the refund, or else of the payment; null where it names neither. */
  about: string | null
  amountCents: number
  feeCents: number
  /** In the provider's own words. */
  words: string
}

/** What a provider says of one payment, whatever its own words. */
export type ProviderPayment = {
  /** The provider's own id. */
  reference: string
  /** refused: the person may try again on the same payment, which is pending then. */
  state: PaymentState
  amountCents: number
  capturedCents: number
  /** Instant after which the authorisation is gone. */
  authorisedUntil: string | null
  failure: {
    code: 'declined' | 'insufficient_funds' | 'expired_card' | 'authentication_required' | 'unavailable' | 'other'
  } | null
  card: { brand: string; last4: string } | null
  /** Only when it was asked for and agreed to. */
  savedMethod: string | null
  refunds: ProviderRefund[]
  dispute: { reference: string; state: 'open' | 'won' | 'lost' } | null
}

export type PaymentOrder = {
  id: string
  amountCents: number
  description: string
  email: string
  /** `manual`: authorised now, captured by us. `automatic`: captured at once. */
  capture: 'manual' | 'automatic'
  returnUrl: string
  saveMethod: boolean
}

export type NextStep =
  | { kind: 'redirect'; url: string }
  | { kind: 'embedded'; provider: string; clientSecret: string; publishableKey: string }

/** Who takes cards for us. Keys of idempotency come from our rows, so that whoever is killed asks for the same again. */
export type OnlineProvider = {
  /** 'house' or 'stripe'. */
  key: string
  /** The same order again starts the same payment. */
  start: (order: PaymentOrder) => Promise<{ reference: string; next: NextStep }>
  verify: (reference: string) => Promise<ProviderPayment>
  /** Null: nothing for us. `refused`: not signed by the provider, or too late. */
  parseWebhook?: (input: {
    raw: Buffer
    headers: Headers
    now: Date
  }) => { eventId: string; reference: string } | null | 'refused'
  capture?: (input: { reference: string; amountCents: number; key: string }) => Promise<ProviderPayment>
  release?: (input: { reference: string; key: string }) => Promise<ProviderPayment>
  /** `RefundRefused` when less than that is left of the payment. */
  refund?: (input: { reference: string; amountCents: number; key: string }) => Promise<ProviderRefund>
  chargeSaved?: (input: { order: PaymentOrder; savedMethod: string }) => Promise<ProviderPayment>
  /** Has the provider keep a card no more; one that it does not keep is none. */
  forgetSaved?: (input: { savedMethod: string; key: string }) => Promise<void>
  /** The payments that were started since an instant, and those of before that were given back or contested since: each once. */
  listSince?: (since: Date) => AsyncIterable<ProviderPayment>
  listPayoutsSince?: (since: Date) => AsyncIterable<ProviderPayout>
  /** Of a payout that is told. */
  listPayoutLines?: (reference: string) => AsyncIterable<PayoutLine>
}

/** The provider did not answer, or not as agreed: nobody knows what it did. Asked again later, never read as a refusal. */
export class ProviderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderUnavailable'
  }
}

/** The provider was reached, and gives nothing back: less is left of the payment. */
export class RefundRefused extends Error {
  constructor(options: ErrorOptions) {
    super('The provider refuses to give back so much.', options)
    this.name = 'RefundRefused'
  }
}
