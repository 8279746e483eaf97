import { sql } from '@/server/platform/payload/transaction-of'
import type { PaymentProvider } from './payment-provider'

/** What the agency writes down by hand once it sees the money. */
const byHand = (method: PaymentProvider['method']): PaymentProvider => ({
  method,
  record: async ({ transaction, payment }) => {
    await transaction.execute(sql`
      insert into payments (reservation_id, kind, method, amount_cents, received_at, reference, author_id)
      values (${payment.reservationId}, ${payment.kind}, ${method}, ${payment.amountCents},
        ${`${payment.receivedOn}T12:00:00.000Z`}, nullif(${payment.reference}, ''), ${payment.authorId})`)
  },
})

/** The ways of being paid, by their method. */
export const PAYMENT_PROVIDERS: Record<PaymentProvider['method'], PaymentProvider> = {
  bank_transfer: byHand('bank_transfer'),
  card: byHand('card'),
  other: byHand('other'),
}
