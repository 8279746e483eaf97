import type { PayloadRequest } from 'payload'
import { paymentRefusal } from '@/domain/payment-check'
import { formatPrice } from '@/domain/price'
import { parisDay } from '@/server/platform/db/paris-day'
import { HttpError } from '@/server/platform/http/errors'
import { sql, transactionOf, type Transaction } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import type { DeskMethod, ReceivedPayment } from '../payments/desk-method'
import { DESK_METHODS } from '../payments/desk-methods'
import { takePaymentKey } from '../payments/take-payment-key'
import { confirmIfReached } from '../confirmation/confirm-if-reached'
import { lockReservation, type LockedReservation } from '../reservations/lock-reservation'
import { recordEvent } from '../reservations/record-event'
import { PAID_CENTS } from '../reservations/reservation-facts'
import { announceSeats } from '../seats/announce-seats'

/**
 * Writes down what was received or given back for a reservation, also a canceled one, once for each key. 422 for a refund
 * of more than is there, a sum above the price, a day to come or before the booking.
 */
export const recordPayment = ({
  req,
  method,
  payment,
  key,
}: {
  req: PayloadRequest
  method: DeskMethod['method']
  payment: ReceivedPayment
  /** Of one press of the form, however often it arrives. */
  key: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { reservationId, kind, amountCents, authorId } = payment
    const reservation = await lockReservation({ transaction, id: reservationId })
    if (!(await takePaymentKey({ transaction, key, method, payment }))) return { id: reservationId }
    await refuseImpossible({ transaction, reservation, method, payment })
    await DESK_METHODS[method].record({ transaction, payment })
    const sum = formatPrice(amountCents / 100)
    const detail = kind === 'refund' ? `Remboursement de ${sum}` : `${sum} reçus`
    await recordEvent({ transaction, reservationId, event: { kind: 'paid', authorId, detail } })
    await confirmIfReached({ transaction, departureId: reservation.departureId })
    // Cards say how many are still missing.
    await announceSeats({ transaction, departureIds: [reservation.departureId] })
    return { id: reservationId }
  })

const refuseImpossible = async ({
  transaction,
  reservation: { id, totalCents, today },
  method,
  payment,
}: {
  transaction: Transaction
  method: DeskMethod['method']
  reservation: LockedReservation
  payment: ReceivedPayment
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select ${PAID_CENTS} as "paidCents", coalesce(r.indemnity_cents, 0)::int as "indemnityCents",
      ${parisDay(sql`r.created_at`)} as "bookedOn"
    from reservations r where r.id = ${id}`)
  const facts = rows[0] as { paidCents: number; indemnityCents: number; bookedOn: string }
  const refusal = paymentRefusal({ ...payment, method, ...facts, totalCents, today })
  if (refusal) throw new HttpError({ status: 422, message: refusal.message, fields: [refusal] })
}
