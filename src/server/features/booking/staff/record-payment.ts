import type { PayloadRequest } from 'payload'
import { formatShortDate } from '@/domain/french-dates'
import { paymentRefusal } from '@/domain/payment-check'
import { formatPrice } from '@/domain/price'
import { refundByMethodRefusal } from '@/domain/refund-limit'
import { parisDay } from '@/server/platform/db/paris-day'
import { HttpError } from '@/server/platform/http/errors'
import { sql, transactionOf, type Transaction } from '@/server/platform/payload/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import type { DeskMethod, ReceivedPayment } from '../payments/write-payment'
import { DESK_METHODS, takePaymentKey } from '../payments/desk-payment'
import { refundOnline } from '../payments/plan-refunds'
import { readRefundFacts } from '../payments/refund-facts'
import { confirmIfReached } from '../confirmation/confirm-departure'
import { lockReservation, type LockedReservation } from '../reservations/lock-reservation'
import { recordEvent } from '../reservations/record-event'
import { PAID_CENTS, SIGNED_CENTS } from '../reservations/reservation-facts'
import { announceSeats } from '../seats/announce-seats'

/**
 * Writes down what was received or given back for a reservation, also a canceled one, once for each key, and sends the receipt
 * of what came, whole: what is above the price is to be given back. 422 for a refund of more than is there, or a day to come.
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
    const { bookedOn, paidCents } = await refuseImpossible({ transaction, reservation, method, payment })
    const byHandCents =
      kind === 'refund' ? amountCents - (await sendOnline({ transaction, method, payment })) : amountCents
    if (byHandCents > 0) {
      const paymentId = await DESK_METHODS[method].record({
        transaction,
        payment: { ...payment, amountCents: byHandCents },
      })
      if (kind !== 'refund') await enqueueMail({ req, mail: { template: 'payment_receipt', paymentId } })
    }
    const sum = formatPrice(amountCents / 100)
    const refunded = byHandCents < amountCents ? `Remboursement de ${sum} demandé par carte` : `Remboursement de ${sum}`
    const notes = noticesOf({ payment, bookedOn, surplusCents: paidCents + amountCents - reservation.totalCents })
    const detail = kind === 'refund' ? refunded : [`${sum} reçus`, ...notes].join(', ')
    await recordEvent({ transaction, reservationId, event: { kind: 'paid', authorId, detail } })
    await confirmIfReached({ transaction, departureId: reservation.departureId })
    // Cards say how many are still missing.
    await announceSeats({ transaction, departureIds: [reservation.departureId] })
    return { id: reservationId }
  })

/** What a provider took by card it gives back itself, once its answer is there; answers how many cents it was asked for. */
const sendOnline = async ({
  transaction,
  method,
  payment: { reservationId, amountCents, reference, authorId },
}: {
  transaction: Transaction
  method: DeskMethod['method']
  payment: ReceivedPayment
}): Promise<number> => {
  // A credit says itself what it can take back.
  if (method === 'credit') return 0
  const facts = await readRefundFacts({ transaction, reservationId })
  const onlineCents = facts.online.reduce((sum, { cents }) => sum + cents, 0)
  const refusal = refundByMethodRefusal({
    ...{ method, amountCents, onlineCents },
    paid: [...facts.paid, { method: 'card', cents: -facts.pendingCents }],
    leftCents: facts.paidCents + facts.indemnityCents - facts.pendingCents,
  })
  if (refusal !== null) {
    throw new HttpError({ status: 422, message: refusal, fields: [{ field: 'amount_cents', message: refusal }] })
  }
  if (method !== 'card') return 0
  const reason = reference === '' ? 'Remboursement par l’agence' : reference
  return refundOnline({ transaction, reservationId, facts, cents: amountCents, reason, authorId })
}

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
}): Promise<{ bookedOn: string; paidCents: number }> => {
  const { rows } = await transaction.execute(sql`
    select ${PAID_CENTS} as "paidCents", (select coalesce(sum(${SIGNED_CENTS}), 0)::int from payments p
        where p.reservation_id = r.id and p.method = 'cash') as "cashCents", coalesce(r.indemnity_cents, 0)::int as "indemnityCents",
      ${parisDay(sql`r.created_at`)} as "bookedOn"
    from reservations r where r.id = ${id}`)
  const facts = rows[0] as { paidCents: number; cashCents: number; indemnityCents: number; bookedOn: string }
  const refusal = paymentRefusal({ ...payment, method, ...facts, totalCents, today })
  if (refusal) throw new HttpError({ status: 422, message: refusal.message, fields: [refusal] })
  return facts
}

/** What the history says of a sum that is not as it was awaited. */
const noticesOf = ({
  payment: { receivedOn, amountCents },
  bookedOn,
  surplusCents,
}: {
  payment: ReceivedPayment
  bookedOn: string
  surplusCents: number
}): string[] => [
  ...(receivedOn < bookedOn ? [`le ${formatShortDate(receivedOn)}, avant que la réservation soit saisie`] : []),
  ...(surplusCents > 0 ? [`dont ${formatPrice(Math.min(amountCents, surplusCents) / 100)} de trop, à rembourser`] : []),
]
