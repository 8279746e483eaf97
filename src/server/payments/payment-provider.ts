import type { Transaction } from '../db/transaction-of'

export type ReceivedPayment = {
  reservationId: number
  kind: 'deposit' | 'balance' | 'full' | 'refund'
  amountCents: number
  /** Day it reached the account, as `2027-03-01`. */
  receivedOn: string
  reference: string
  authorId: number | null
}

/** A way of being paid. Each writes what it received, in the caller's transaction; a card provider will join. */
export type PaymentProvider = {
  method: 'bank_transfer' | 'card' | 'other'
  record: (input: { transaction: Transaction; payment: ReceivedPayment }) => Promise<void>
}
