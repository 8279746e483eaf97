import { HttpError } from '@/server/platform/http/errors'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { lockReservation } from '../reservations/lock-reservation'
import { PAID_CENTS } from '../reservations/reservation-facts'
import type { Accepting } from './accepting'
import { agreeToCapture } from './agree-to-capture'
import { lockIntent, mayBePaid } from './intent'
import { noteEvent } from './note-event'

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
