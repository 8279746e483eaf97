import type { DeskPaymentMethod } from '@/domain/payment-words'
import { payByCredit } from '../credit/pay-by-credit'
import type { PaymentProvider } from './payment-provider'
import { writePayment } from './write-payment'

/** What the agency writes down by hand once it sees the money. */
const byHand = (method: PaymentProvider['method']): PaymentProvider => ({
  method,
  record: async ({ transaction, payment }) => {
    await writePayment({ transaction, method, payment })
  },
})

/** The ways of being paid, by their method. */
export const PAYMENT_PROVIDERS: Record<DeskPaymentMethod, PaymentProvider> = {
  bank_transfer: byHand('bank_transfer'),
  card: byHand('card'),
  credit: { method: 'credit', record: payByCredit },
  other: byHand('other'),
}
