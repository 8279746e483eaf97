import { randomBytes } from 'node:crypto'
import type { HeldCard } from '../provider-subject'
import { StripePayouts } from './stripe-payouts'
import { type Params, StripeRefusal } from './stripe-refusal'

const WEEK = 7 * 86_400

type Card = { brand: string; last4: string }

const CARDS: Record<HeldCard, Card> = {
  accepted: { brand: 'visa', last4: '4242' },
  refused: { brand: 'visa', last4: '0002' },
  insufficient: { brand: 'visa', last4: '9995' },
  expired: { brand: 'visa', last4: '0069' },
  proof: { brand: 'visa', last4: '3184' },
  refund_fails: { brand: 'visa', last4: '5126' },
  disputed: { brand: 'visa', last4: '0259' },
}

const REFUSALS: Partial<Record<HeldCard, { code: string; decline_code: string }>> = {
  refused: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired: { code: 'expired_card', decline_code: 'expired_card' },
}

type Charge = {
  id: string
  object: 'charge'
  amount: number
  captured: boolean
  disputed: boolean
  payment_intent: string
  payment_method_details: { type: 'card'; card: Card & { capture_before?: number } }
}

export type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  cancellation_reason: string | null
  capture_method: string
  client_secret: string
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string; message: string } | null
  latest_charge: Charge | null
  livemode: false
  metadata: Params
  next_action: { type: 'use_stripe_sdk' } | null
  payment_method: string | null
  payment_method_types: string[]
  setup_future_usage: string | null
  status: string
}

type Refund = {
  id: string
  object: 'refund'
  amount: number
  created: number
  metadata: Params
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
}

type Dispute = { id: string; object: 'dispute'; created: number; payment_intent: string; status: 'needs_response' }

type Method = { id: string; object: 'payment_method'; customer: string | null; card: HeldCard }

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
const now = (): number => Math.floor(Date.now() / 1000)
const text = (value: Params[string] | undefined): string | null => (typeof value === 'string' ? value : null)

/** What Stripe keeps of payments, and how its documentation says that they change. */
export class StripeBooks {
  readonly intents = new Map<string, Intent>()
  readonly refunds: Refund[] = []
  readonly disputes: Dispute[] = []
  readonly payouts = new StripePayouts(this)
  readonly #methods = new Map<string, Method>()
  readonly #customers = new Set<string>()

  createCustomer() {
    const id = newId('cus')
    this.#customers.add(id)
    return { id, object: 'customer', livemode: false }
  }

  findMethod(id: string) {
    const method = this.#methods.get(id)
    if (!method) throw missing('PaymentMethod', id)
    return { id, object: 'payment_method', type: 'card', customer: method.customer, livemode: false }
  }

  detachMethod(id: string) {
    const method = this.#methods.get(id)
    if (!method) throw missing('PaymentMethod', id)
    if (method.customer === null) {
      throw new StripeRefusal({ message: 'The payment method you provided is not attached to a customer.' })
    }
    method.customer = null
    return this.findMethod(id)
  }

  createIntent(params: Params): Intent {
    checkOrder(params)
    const amount = Number(params['amount'])
    const customer = text(params['customer'])
    if (customer !== null && !this.#customers.has(customer)) throw missing('customer', customer)
    const id = newId('pi')
    const intent: Intent = {
      ...{ id, object: 'payment_intent', amount, amount_capturable: 0, amount_received: 0, cancellation_reason: null },
      ...{ capture_method: text(params['capture_method']) ?? 'automatic_async', client_secret: newId(`${id}_secret`) },
      ...{
        created: now(),
        currency: text(params['currency']) ?? '',
        customer,
        description: text(params['description']),
      },
      ...{ last_payment_error: null, latest_charge: null, livemode: false, next_action: null, payment_method: null },
      metadata: (params['metadata'] ?? {}) as Params,
      payment_method_types: ['card'],
      setup_future_usage: text(params['setup_future_usage']),
      status: 'requires_payment_method',
    }
    this.intents.set(id, intent)
    if (params['confirm'] === 'true') this.#chargeSaved({ intent, method: text(params['payment_method']) })
    return intent
  }

  findIntent(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw missing('payment_intent', id)
    return intent
  }

  /** What Stripe's own form does in the browser, by a test card. */
  confirm(id: string, card: HeldCard): void {
    const intent = this.findIntent(id)
    if (!OPEN.includes(intent.status)) throw unexpected(intent, 'confirmed')
    const refusal = REFUSALS[card]
    intent.last_payment_error = null
    if (refusal) {
      this.#refuse(intent, refusal)
      return
    }
    intent.payment_method = this.#newMethod({ card, intent })
    if (card === 'proof') {
      Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
      return
    }
    this.#accept(intent, card)
  }

  prove(id: string, isConfirmed: boolean): void {
    const intent = this.findIntent(id)
    intent.next_action = null
    if (isConfirmed) this.#accept(intent, 'proof')
    else this.#refuse(intent, { code: 'payment_intent_authentication_failure' })
  }

  /** Stripe cancels by itself what was not captured in time. */
  expire(id: string): void {
    Object.assign(this.findIntent(id), { status: 'canceled', cancellation_reason: 'automatic', amount_capturable: 0 })
  }

  capture(id: string, params: Params): Intent {
    const intent = this.findIntent(id)
    if (intent.status !== 'requires_capture' || !intent.latest_charge) throw unexpected(intent, 'captured')
    const amount = Number(params['amount_to_capture'] ?? intent.amount_capturable)
    if (amount > intent.amount_capturable) {
      throw new StripeRefusal({
        ...{ code: 'amount_too_large', param: 'amount_to_capture' },
        message: `The amount you are requesting to capture (${String(amount)}) is greater than the remaining capturable amount.`,
      })
    }
    this.#take(intent, amount)
    return intent
  }

  cancel(id: string): Intent {
    const intent = this.findIntent(id)
    if (![...OPEN, 'requires_capture'].includes(intent.status)) throw unexpected(intent, 'canceled')
    return Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null })
  }

  refund(params: Params): Refund {
    const intent = this.findIntent(text(params['payment_intent']) ?? '')
    if (intent.status !== 'succeeded') {
      throw new StripeRefusal({
        message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      })
    }
    const given = this.refunds.filter((one) => one.payment_intent === intent.id && one.status !== 'failed')
    const left = intent.amount_received - given.reduce((sum, one) => sum + one.amount, 0)
    const amount = Number(params['amount'] ?? left)
    if (left === 0) {
      throw new StripeRefusal({ code: 'charge_already_refunded', message: `Charge has already been refunded.` })
    }
    if (amount > left) {
      throw new StripeRefusal({
        param: 'amount',
        message: `Refund amount (${String(amount)}) is greater than unrefunded amount on charge (${String(left)})`,
      })
    }
    const isToFail = this.#cardOf(intent) === 'refund_fails'
    const refund: Refund = {
      ...{ id: newId('re'), object: 'refund', amount, created: now(), payment_intent: intent.id },
      metadata: (params['metadata'] ?? {}) as Params,
      status: isToFail ? 'pending' : 'succeeded',
    }
    this.refunds.push(refund)
    return refund
  }

  /** Refunds fail at the bank, and holders contest. */
  letTimePass(): void {
    for (const refund of this.refunds) if (refund.status === 'pending') refund.status = 'failed'
    for (const intent of this.intents.values()) {
      const charge = intent.latest_charge
      if (!charge?.captured || charge.disputed || this.#cardOf(intent) !== 'disputed') continue
      charge.disputed = true
      this.disputes.push({
        ...{ id: newId('du'), object: 'dispute', created: now(), payment_intent: intent.id, status: 'needs_response' },
      })
    }
  }

  #chargeSaved({ intent, method }: { intent: Intent; method: string | null }): void {
    const saved = this.#methods.get(method ?? '')
    if (!saved) throw missing('PaymentMethod', method ?? '')
    if (saved.customer === null || saved.customer !== intent.customer) {
      throw new StripeRefusal({ message: 'The PaymentMethod does not belong to the Customer that was passed.' })
    }
    intent.payment_method = saved.id
    if (saved.card !== 'proof') {
      this.#accept(intent, saved.card)
      return
    }
    this.#refuse(intent, { code: 'authentication_required', decline_code: 'authentication_required' })
    const { code, decline_code, message } = intent.last_payment_error ?? { message: '' }
    throw new StripeRefusal({ status: 402, type: 'card_error', code, decline_code, message, payment_intent: intent })
  }

  #newMethod({ card, intent }: { card: HeldCard; intent: Intent }): string {
    const id = newId('pm')
    const customer = intent.setup_future_usage === null ? null : intent.customer
    this.#methods.set(id, { id, object: 'payment_method', customer, card })
    return id
  }

  #refuse(intent: Intent, refusal: { code: string; decline_code?: string }): void {
    Object.assign(intent, {
      ...{ status: 'requires_payment_method', payment_method: null },
      last_payment_error: { type: 'card_error', ...refusal, message: 'Your card was declined.' },
    })
  }

  #accept(intent: Intent, card: HeldCard): void {
    const isManual = intent.capture_method === 'manual'
    intent.latest_charge = {
      ...{ id: newId('ch'), object: 'charge', amount: intent.amount, captured: false, disputed: false },
      payment_intent: intent.id,
      payment_method_details: {
        type: 'card',
        card: { ...CARDS[card], ...(isManual && { capture_before: now() + WEEK }) },
      },
    }
    if (isManual) Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount })
    else this.#take(intent, intent.amount)
  }

  #take(intent: Intent, amount: number): void {
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
    if (intent.latest_charge) intent.latest_charge.captured = true
  }

  #cardOf(intent: Intent): HeldCard | undefined {
    return this.#methods.get(intent.payment_method ?? '')?.card
  }
}

/** What no type says of a new payment. */
const checkOrder = (params: Params): void => {
  if (Number(params['amount']) < 50) {
    throw new StripeRefusal({ code: 'amount_too_small', param: 'amount', message: 'Amount must be at least €0.50 eur' })
  }
  if (params['off_session'] !== undefined && params['confirm'] !== 'true') {
    throw new StripeRefusal({ param: 'off_session', message: 'off_session can only be passed with confirm=true.' })
  }
}

const missing = (what: string, id: string) =>
  new StripeRefusal({ status: 404, code: 'resource_missing', message: `No such ${what}: '${id}'` })

const unexpected = (intent: Intent, verb: string) =>
  new StripeRefusal({
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
