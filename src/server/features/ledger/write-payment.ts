import type { PaymentMethod, DeskPaymentMethod, PaymentKind } from '@/domain/ledger/payment-words'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { issueInvoices } from './invoices/issue-invoices'

/** Writes down what was received or given back, with the invoice or credit note that follows from it; answers its number. */
export const writePayment = async ({
  transaction,
  method,
  payment,
  online,
}: {
  transaction: Transaction
  method: PaymentMethod
  payment: ReceivedPayment
  /** Of what a provider took or gave back: the ledger has it once. */
  online?: { provider: string; reference: string }
}): Promise<number> => {
  const { rows } = await transaction.execute(sql`
    insert into payments (reservation_id, kind, method, amount_cents, received_at, reference, reason, author_id,
      provider, provider_reference)
    values (${payment.reservationId}, ${payment.kind}, ${method}, ${payment.amountCents},
      ${`${payment.receivedOn}T12:00:00.000Z`}, nullif(${payment.reference}, ''), ${payment.reason ?? null}, ${payment.authorId},
      ${online?.provider ?? null}, ${online?.reference ?? null})
    returning id`)
  const paymentId = Number(rows[0]?.['id'])
  const { reservationId, kind } = payment
  await issueInvoices({
    transaction,
    reservationId,
    cause: { paymentId, isReceipt: kind !== 'refund' && kind !== 'refund_returned' },
  })
  return paymentId
}

export type ReceivedPayment = {
  reservationId: number
  kind: PaymentKind
  amountCents: number
  /** Day it reached the account, as `2027-03-01`. */
  receivedOn: string
  reference: string
  /** Why it is given back, as the customer reads it. */
  reason?: string
  /** Of a refund: no money leaves, the payment never came. */
  isCorrection?: boolean
  authorId: number | null
}

/** A way of being paid. Each writes what it received in the caller's transaction, and answers the number of that payment. */
export type DeskMethod = {
  method: DeskPaymentMethod
  record: (input: { transaction: Transaction; payment: ReceivedPayment }) => Promise<number>
}
