import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { ONLINE_PROVIDERS } from '@/server/features/payment-methods/online-providers'
import {
  ProviderUnavailable,
  type OnlineProvider,
  type PaymentOrder,
  type PayoutLine,
  type ProviderPayment,
  type ProviderPayout,
  type ProviderRefund,
  RefundRefused,
} from '@/server/features/payment-methods/port'

/** What becomes of a payment once its person acts on the provider's page. */
export type Fate =
  | 'accepted'
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'abandoned'
  | 'expiring'
  | 'refund_fails'

type Kept = { order: PaymentOrder; payment: ProviderPayment; fate: Fate | null }

const HOUR_MS = 3_600_000

/** A provider in memory, which does as providers do: the same key twice is one capture, one refund. */
export class MemoryProvider implements OnlineProvider {
  readonly key: string
  readonly calls: string[] = []
  /** The kept cards that it was told to forget. */
  readonly forgotten: string[] = []
  /** What banks say of kept cards that are charged. */
  savedFate: Fate = 'accepted'
  /** While true, it answers nobody; `after` lets it do what is asked, and loses the answer. */
  down: false | 'before' | 'after' = false
  readonly #kept = new Map<string, Kept>()
  readonly #refunds = new Map<string, ProviderRefund>()
  /** What it sent to the agency's account, and what of. */
  readonly payouts: Array<ProviderPayout & { lines: PayoutLine[] }> = []
  /** Of the payouts, whose movements it cannot tell. */
  readonly broken = new Set<string>()
  readonly #secret = randomUUID()

  constructor(key: string) {
    this.key = key
  }

  /** What its own books hold, in cents. */
  get booksCents(): number {
    return [...this.#kept.values()].reduce(
      (sum, { payment }) =>
        sum +
        payment.capturedCents -
        payment.refunds.filter(({ state }) => state !== 'failed').reduce((back, one) => back + one.amountCents, 0),
      0,
    )
  }

  get payments(): ProviderPayment[] {
    return [...this.#kept.values()].map(({ payment }) => structuredClone(payment))
  }

  orderOf(reference: string): PaymentOrder {
    return this.#find(reference).order
  }

  /** The person acts on the provider's page. */
  act(reference: string, fate: Fate): void {
    const kept = this.#find(reference)
    if (kept.payment.state !== 'pending' && kept.payment.state !== 'refused') throw new Error('Nothing is asked for.')
    kept.fate = fate
    if (fate === 'abandoned') return
    if (fate === 'accepted' || fate === 'expiring' || fate === 'refund_fails') {
      Object.assign(kept.payment, {
        state: kept.order.capture === 'manual' ? 'authorised' : 'captured',
        capturedCents: kept.order.capture === 'manual' ? 0 : kept.order.amountCents,
        authorisedUntil: new Date(Date.now() + 7 * 24 * HOUR_MS).toISOString(),
        failure: null,
        card: { brand: 'visa', last4: '4242' },
        savedMethod: kept.order.saveMethod ? `saved-${reference}` : null,
      })
      return
    }
    Object.assign(kept.payment, { state: 'refused', failure: { code: fate } })
  }

  /** The authorisation ends, as the bank's does after some days. */
  expire(reference: string): void {
    this.#find(reference).payment.state = 'expired'
  }

  /** Changes what the provider's books say, behind everybody's back. */
  tamper(reference: string, change: Partial<ProviderPayment>): void {
    Object.assign(this.#find(reference).payment, change)
  }

  forget(reference: string): void {
    this.#kept.delete(reference)
  }

  /** Somebody gives back a sum in the provider's own pages. */
  giveBack(reference: string, amountCents: number, state: ProviderRefund['state'] = 'done'): string {
    const refund: ProviderRefund = { reference: `ref-${randomUUID()}`, amountCents, state, key: null }
    this.#find(reference).payment.refunds.push(refund)
    return refund.reference
  }

  /** Settles a refund that was pending. */
  settleRefund(reference: string, state: 'done' | 'failed'): void {
    for (const { payment } of this.#kept.values())
      for (const refund of payment.refunds) if (refund.reference === reference) refund.state = state
  }

  /** A message as the provider signs it. */
  message(
    reference: string,
    eventId: string = randomUUID(),
    at = new Date(),
  ): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify({ id: eventId, payment: reference, at: at.toISOString() })
    return { body, headers: { 'memory-signature': `${this.#secret}:${String(body.length)}` } }
  }

  parseWebhook = ({ raw, headers, now }: { raw: Buffer; headers: Headers; now: Date }) => {
    const body = raw.toString('utf8')
    if (headers.get('memory-signature') !== `${this.#secret}:${String(body.length)}`) return 'refused' as const
    const { id, payment, at } = JSON.parse(body) as { id: string; payment: string; at: string }
    if (Math.abs(now.getTime() - Date.parse(at)) > 300_000) return 'refused' as const
    return { eventId: id, reference: payment }
  }

  start = async (order: PaymentOrder) => {
    await this.#answer('start', order.id)
    const reference = `mem-${order.id}`
    if (!this.#kept.has(reference)) {
      const payment: ProviderPayment = {
        reference,
        state: 'pending',
        amountCents: order.amountCents,
        capturedCents: 0,
        authorisedUntil: null,
        failure: null,
        card: null,
        savedMethod: null,
        refunds: [],
        dispute: null,
      }
      this.#kept.set(reference, { order, payment, fate: null })
    }
    await this.#lost()
    return { reference, next: { kind: 'redirect' as const, url: `https://memory.test/${reference}` } }
  }

  verify = async (reference: string) => {
    await this.#answer('verify', reference)
    return structuredClone(this.#find(reference).payment)
  }

  capture = async ({ reference, amountCents, key }: { reference: string; amountCents: number; key: string }) => {
    await this.#answer('capture', key)
    const { payment, fate } = this.#find(reference)
    if (fate === 'expiring') payment.state = 'expired'
    if (payment.state === 'authorised') Object.assign(payment, { state: 'captured', capturedCents: amountCents })
    await this.#lost()
    return structuredClone(payment)
  }

  release = async ({ reference, key }: { reference: string; key: string }) => {
    await this.#answer('release', key)
    const { payment } = this.#find(reference)
    if (payment.state !== 'captured' && payment.state !== 'expired') payment.state = 'released'
    await this.#lost()
    return structuredClone(payment)
  }

  refund = async ({ reference, amountCents, key }: { reference: string; amountCents: number; key: string }) => {
    await this.#answer('refund', key)
    const { payment, fate } = this.#find(reference)
    const earlier = this.#refunds.get(key)
    if (earlier) return structuredClone(earlier)
    const given = payment.refunds.reduce((sum, one) => sum + (one.state === 'failed' ? 0 : one.amountCents), 0)
    if (amountCents > payment.capturedCents - given) throw new RefundRefused({ cause: 'Too much.' })
    const state = fate === 'refund_fails' ? ('failed' as const) : ('done' as const)
    const refund: ProviderRefund = { reference: `ref-${randomUUID()}`, amountCents, state, key }
    this.#refunds.set(key, refund)
    payment.refunds.push(refund)
    await this.#lost()
    return structuredClone(refund)
  }

  chargeSaved = async ({ order, savedMethod }: { order: PaymentOrder; savedMethod: string }) => {
    if (this.forgotten.includes(savedMethod)) throw new Error(`There is no card ${savedMethod}.`)
    const { reference } = await this.start(order)
    const kept = this.#find(reference)
    if (kept.payment.state === 'pending') this.act(reference, this.savedFate)
    return structuredClone(kept.payment)
  }

  forgetSaved = async ({ savedMethod }: { savedMethod: string; key: string }) => {
    await this.#answer('forget', savedMethod)
    this.forgotten.push(savedMethod)
  }

  async *listSince(): AsyncGenerator<ProviderPayment> {
    await this.#answer('list', '')
    for (const { payment } of this.#kept.values()) yield structuredClone(payment)
  }

  async *listPayoutsSince(): AsyncGenerator<ProviderPayout> {
    await this.#answer('payouts', '')
    for (const { lines: _, ...payout } of this.payouts) yield payout
  }

  async *listPayoutLines(reference: string): AsyncGenerator<PayoutLine> {
    await this.#answer('payout', reference)
    if (this.broken.has(reference)) throw new ProviderUnavailable('This payout is not told.')
    yield* this.payouts.find((payout) => payout.reference === reference)?.lines ?? []
  }

  async #answer(name: string, what: string): Promise<void> {
    this.calls.push(`${name} ${what}`)
    await new Promise((resolve) => setImmediate(resolve))
    if (this.down === 'before') throw new ProviderUnavailable('The provider is down.')
  }

  async #lost(): Promise<void> {
    await Promise.resolve()
    if (this.down === 'after') throw new ProviderUnavailable('The answer was lost.')
  }

  #find(reference: string): Kept {
    const kept = this.#kept.get(reference)
    if (!kept) throw new Error(`There is no payment ${reference}.`)
    return kept
  }
}

/** A provider that takes the cards until the test that calls for it, or the file, is over. */
export const useMemoryProvider = (key = `mem${randomUUID().slice(0, 8)}`): MemoryProvider => {
  const provider = new MemoryProvider(key)
  ONLINE_PROVIDERS.unshift(() => provider)
  onTestFinished(() => {
    ONLINE_PROVIDERS.splice(0, ONLINE_PROVIDERS.length, ...ONLINE_PROVIDERS.filter((open) => open() !== provider))
  })
  return provider
}
