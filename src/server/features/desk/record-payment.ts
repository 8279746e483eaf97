import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { formatShortDate } from '@/domain/days/french-dates'
import { paymentRefusal } from '@/domain/ledger/payment-check'
import { formatPrice } from '@/domain/text/price'
import { refundByMethodRefusal } from '@/domain/ledger/refund-limit'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { DESK_METHODS, takePaymentKey } from '@/server/features/ledger/desk-payment'
import { refundOnline } from '@/server/features/ledger/plan-refunds'
import { recordEvent } from '@/server/features/ledger/record-event'
import { readRefundFacts, type RefundFacts } from '@/server/features/ledger/refund-facts'
import type { DeskMethod, ReceivedPayment } from '@/server/features/ledger/write-payment'
import { lockReservation, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { SIGNED_CENTS } from '@/server/features/reservations/reservation-facts'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { onlyRow } from '@/server/platform/db/only-row'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/**
 * Writes down what was received or given back for a reservation, also a canceled one, once for each key, and mails what came, whole,
 * or what left: what is above the price is to be given back. 422 for a refund of more than is due, or a day to come.
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
    const { reservationId, kind, amountCents, authorId, isCorrection } = payment
    const reservation = await lockReservation({ transaction, id: reservationId })
    if (!(await takePaymentKey({ transaction, key, method, payment }))) return { id: reservationId }
    const facts = await readRefundFacts({ transaction, reservationId })
    const { bookedOn } = await refuseImpossible({ transaction, reservation, method, payment, facts })
    const byHandCents =
      kind === 'refund' && !isCorrection
        ? amountCents - (await sendOnline({ transaction, method, payment, facts }))
        : amountCents
    if (byHandCents > 0) {
      const paymentId = await DESK_METHODS[method].record({
        transaction,
        payment: { ...payment, amountCents: byHandCents },
      })
      const template = kind === 'refund' ? 'refund_sent' : 'payment_receipt'
      if (!isCorrection) await enqueueMail({ req, mail: { template, paymentId } })
    }
    const surplusCents = facts.paidCents + amountCents - reservation.totalCents
    const detail =
      kind === 'refund'
        ? refundDetail({ payment, isByCard: byHandCents < amountCents })
        : [`${formatPrice(amountCents / 100)} reçus`, ...noticesOf({ payment, bookedOn, surplusCents })].join(', ')
    await recordEvent({ transaction, reservationId, event: { kind: 'paid', authorId, detail } })
    await confirmIfReached({ transaction, departureId: reservation.departureId })
    // Cards say how many are still missing.
    await announceSeats({ transaction, departureIds: [reservation.departureId] })
    return { id: reservationId }
  })

const refundDetail = ({
  payment: { amountCents, reason = '', isCorrection },
  isByCard,
}: {
  payment: ReceivedPayment
  isByCard: boolean
}): string => {
  const sum = formatPrice(amountCents / 100)
  if (isCorrection) return `Règlement de ${sum} retiré\u00a0: ${reason}`
  return `Remboursement de ${sum}${isByCard ? ' demandé par carte' : ''}\u00a0: ${reason}`
}

/** What a provider took by card it gives back itself, once its answer is there; answers how many cents it was asked for. */
const sendOnline = async ({
  transaction,
  method,
  payment: { reservationId, amountCents, reason = '', authorId },
  facts,
}: {
  transaction: Transaction
  method: DeskMethod['method']
  payment: ReceivedPayment
  facts: RefundFacts
}): Promise<number> => {
  // A credit says itself what it can take back.
  if (method === 'credit') return 0
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
  return refundOnline({ transaction, reservationId, facts, cents: amountCents, reason, authorId })
}

const refuseImpossible = async ({
  transaction,
  reservation: { id, totalCents, today },
  method,
  payment,
  facts: { paidCents, pendingCents, dueCents },
}: {
  transaction: Transaction
  method: DeskMethod['method']
  reservation: LockedReservation
  payment: ReceivedPayment
  facts: RefundFacts
}): Promise<{ bookedOn: string }> => {
  const cents = (condition: SQL) => sql`(select coalesce(sum(${SIGNED_CENTS}), 0)::int from payments p
    where p.reservation_id = r.id and ${condition})`
  const { rows } = await transaction.execute<{ cashCents: number; byHandCents: number; bookedOn: string }>(sql`
    select ${cents(sql`p.method = 'cash'`)} as "cashCents",
      ${cents(sql`p.method = ${method} and p.provider is null`)} as "byHandCents", ${parisDay(sql`r.created_at`)} as "bookedOn"
    from reservations r where r.id = ${id}`)
  const { byHandCents, ...known } = onlyRow(rows)
  const returnableCents = payment.isCorrection ? Math.min(byHandCents, paidCents - pendingCents) : dueCents
  const refusal = paymentRefusal({ ...payment, ...known, method, returnableCents, totalCents, today })
  if (refusal) throw new HttpError({ status: 422, message: refusal.message, fields: [refusal] })
  return known
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
