import type { PayloadRequest } from 'payload'
import { formatPrice } from '@/domain/price'
import { transactionOf } from '../../db/transaction-of'
import { withTransaction } from '../../db/with-transaction'
import type { PaymentProvider, ReceivedPayment } from '../../payments/payment-provider'
import { PAYMENT_PROVIDERS } from '../../payments/payment-providers'
import { lockReservation } from '../reservations/lock-reservation'
import { recordEvent } from '../reservations/record-event'

/** Writes down what was received or given back for a reservation, also a canceled one. */
export const recordPayment = ({
  req,
  method,
  payment,
}: {
  req: PayloadRequest
  method: PaymentProvider['method']
  payment: ReceivedPayment
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { reservationId, kind, amountCents, authorId } = payment
    await lockReservation({ transaction, id: reservationId })
    await PAYMENT_PROVIDERS[method].record({ transaction, payment })
    const sum = formatPrice(amountCents / 100)
    const detail = kind === 'refund' ? `Remboursement de ${sum}` : `${sum} reçus`
    await recordEvent({ transaction, reservationId, event: { kind: 'paid', authorId, detail } })
    return { id: reservationId }
  })
