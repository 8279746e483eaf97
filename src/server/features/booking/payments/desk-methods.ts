import type { DeskPaymentMethod } from '@/domain/payment-words'
import { payByCredit } from '../credit/pay-by-credit'
import type { DeskMethod } from './desk-method'
import { writePayment } from './write-payment'

/** What the agency writes down by hand once it sees the money. */
const byHand = (method: DeskMethod['method']): DeskMethod => ({
  method,
  record: ({ transaction, payment }) => writePayment({ transaction, method, payment }),
})

/** The ways of being paid, by their method. */
export const DESK_METHODS: Record<DeskPaymentMethod, DeskMethod> = {
  bank_transfer: byHand('bank_transfer'),
  card: byHand('card'),
  credit: { method: 'credit', record: payByCredit },
  cheque: byHand('cheque'),
  ancv: byHand('ancv'),
  other: byHand('other'),
}
