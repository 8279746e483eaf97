import type { DeskPaymentMethod, PaymentKind } from '@/domain/payment-words'
import type { Transaction } from '@/server/platform/payload/transaction-of'

export type ReceivedPayment = {
  reservationId: number
  kind: PaymentKind
  amountCents: number
  /** Day it reached the account, as `2027-03-01`. */
  receivedOn: string
  reference: string
  authorId: number | null
}

/** A way of being paid. Each writes what it received in the caller's transaction, and answers the number of that payment. */
export type DeskMethod = {
  method: DeskPaymentMethod
  record: (input: { transaction: Transaction; payment: ReceivedPayment }) => Promise<number>
}
