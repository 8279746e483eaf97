import { HttpError } from '@/server/platform/http/errors'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { lockReservation } from '../reservations/lock-reservation'
import { PAID_CENTS } from '../reservations/reservation-facts'
import type { Accepting } from './accepting'
import { enqueueSettle } from './enqueue-settle'
import { changeIntent, lockIntent } from './intent'
import { noteEvent } from './note-event'

const HEAD_START_MS = 5_000

/** Agrees to take what is still to pay for a reservation: 409 when it is canceled, or was paid by other means meanwhile. */
export const acceptBalance = async ({ req, intent, seen, event }: Accepting): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const { reservationId } = intent
  if (reservationId === null) throw new HttpError({ status: 404, message: 'Cette réservation n’existe plus.' })
  const reservation = await lockReservation({ transaction, id: reservationId })
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (held?.state !== 'started' && held?.state !== 'refused') return true
  const { rows } = await transaction.execute(
    sql`select ${PAID_CENTS} as paid from reservations r where r.id = ${reservationId}`,
  )
  if (reservation.status === 'canceled') {
    throw new HttpError({ status: 409, message: 'Cette réservation est annulée.', body: { reason: 'canceled' } })
  }
  if (Number(rows[0]?.['paid']) + intent.amountCents > reservation.totalCents) {
    throw new HttpError({ status: 409, message: 'Cette somme est déjà réglée.', body: { reason: 'paid' } })
  }
  const change = {
    state: 'accepted',
    failure: null,
    failureMessage: null,
    authorisedUntil: seen.authorisedUntil,
  } as const
  await changeIntent({ transaction, intent: held, change })
  await enqueueSettle({ transaction, intentId: intent.id, runAt: new Date(Date.now() + HEAD_START_MS) })
  return true
}
