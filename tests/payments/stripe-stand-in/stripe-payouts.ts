import { randomBytes } from 'node:crypto'

export type Payout = {
  id: string
  object: 'payout'
  amount: number
  arrival_date: number
  automatic: true
  created: number
  currency: 'eur'
  reconciliation_status: 'completed' | 'in_progress'
  status: 'paid' | 'failed'
}

type Movement = {
  id: string
  object: 'balance_transaction'
  amount: number
  created: number
  currency: 'eur'
  description: string | null
  fee: number
  net: number
  payout: string
  reporting_category: string
  source: { id: string; payment_intent?: string } | null
}

type Charged = { id: string; amount_received: number; latest_charge: { id: string; captured: boolean } | null }
type Refunded = { id: string; amount: number; payment_intent: string; status: string }
type Books = { intents: ReadonlyMap<string, Charged>; refunds: readonly Refunded[] }

/** What Stripe pays out by itself, and the movements of its balance that it is made of. */
export class StripePayouts {
  readonly rows: Payout[] = []
  readonly movements: Movement[] = []
  readonly #books: Books

  constructor(books: Books) {
    this.#books = books
  }

  /** Pays out what no payout has yet, and so many cents beyond it. */
  payOut(errorCents: number): string {
    const id = newId('po')
    const created = Math.floor(Date.now() / 1000)
    const shared = { object: 'balance_transaction', created, currency: 'eur', payout: id } as const
    const isNew = (source: string): boolean => this.movements.every((one) => one.source?.id !== source)
    for (const { id: intent, amount_received: amount, latest_charge: charge } of this.#books.intents.values()) {
      if (!charge?.captured || !isNew(charge.id)) continue
      const fee = Math.round(amount * 0.015) + 25
      const source = { id: charge.id, payment_intent: intent }
      this.movements.push({
        ...{ ...shared, id: newId('txn'), amount, fee, net: amount - fee },
        ...{ description: null, reporting_category: 'charge', source },
      })
    }
    for (const { id: refund, amount, payment_intent, status } of this.#books.refunds) {
      if (status !== 'succeeded' || !isNew(refund)) continue
      const source = { id: refund, payment_intent }
      this.movements.push({
        ...{ ...shared, id: newId('txn'), amount: -amount, fee: 0, net: -amount },
        ...{ description: 'REFUND FOR CHARGE', reporting_category: 'refund', source },
      })
    }
    const amount = this.movements.reduce((sum, { payout, net }) => sum + (payout === id ? net : 0), errorCents)
    // The payout is a movement of the balance, too.
    this.movements.push({
      ...{ ...shared, id: newId('txn'), amount: -amount, fee: 0, net: -amount },
      ...{ description: 'STRIPE PAYOUT', reporting_category: 'payout', source: { id } },
    })
    this.rows.push({
      ...{ id, object: 'payout', amount, arrival_date: created, automatic: true, created, currency: 'eur' },
      ...{ reconciliation_status: 'completed', status: 'paid' },
    })
    return id
  }
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
