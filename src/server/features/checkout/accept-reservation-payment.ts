import type { Accepting } from '@/server/features/payments/accepting'
import { agreeToCapture } from '@/server/features/payments/agree-to-capture'
import { lockIntent, mayBePaid } from '@/server/features/payments/intent'
import { noteEvent } from '@/server/features/payments/note-event'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { readReservation } from '@/server/features/reservations/read-reservation'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { lockOrder } from '@/server/features/seats/lock-cart'
import { transactionOf, sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { keepAnswer } from './order-cart'
import { placeOrder } from './place-order'

/**
 * Takes the seats and writes the reservation of an order whose card is authorised: 409 when seats, price or conditions are no longer
 * those that were agreed to. A card that is authorised stands for the proof of an address.
 */
export const acceptOrderPayment = async ({ req, intent, seen, event }: Accepting): Promise<boolean> => {
  const { userId, order } = intent
  if (userId === null || !order) throw new HttpError({ status: 404, message: 'Ce compte n’existe plus.' })
  const locks = await lockOrder({ req, userId })
  const { transaction } = locks
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!mayBePaid(held)) return true
  const { key, hash, departureId, travelers } = order
  // The cart may be of another trip by now, whose price is the same.
  const body = { ...order.body, departure_id: departureId, travelers_count: travelers }
  const id = await placeOrder({ req, userId, body, locks, idempotency: { key, hash }, isPaid: true })
  await transaction.execute(sql`update payment_links set reservation_id = ${id} where token_hash = ${intent.linkHash}`)
  await agreeToCapture({ transaction, held, seen, reservationId: id })
  await keepAnswer({ transaction, id, answer: await readReservation({ req, userId, id }) })
  return true
}

/** Agrees to take what is still to pay for a reservation: 409 when it is canceled, or was paid by other means meanwhile. */
export const acceptBalance = async ({ req, intent, seen, event }: Accepting): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const { reservationId } = intent
  if (reservationId === null) throw new HttpError({ status: 404, message: 'Cette réservation n’existe plus.' })
  const reservation = await lockReservation({ transaction, id: reservationId })
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!mayBePaid(held)) return true
  const { rows } = await transaction.execute(
    sql`select ${PAID_CENTS} as paid from reservations r where r.id = ${reservationId}`,
  )
  if (reservation.status === 'canceled') {
    throw new HttpError({ status: 409, message: 'Cette réservation est annulée.', body: { reason: 'canceled' } })
  }
  if (Number(rows[0]?.['paid']) + intent.amountCents > reservation.totalCents) {
    throw new HttpError({ status: 409, message: 'Cette somme est déjà réglée.', body: { reason: 'paid' } })
  }
  await agreeToCapture({ transaction, held, seen })
  return true
}
