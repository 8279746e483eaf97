import type { PayloadRequest } from 'payload'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'
import { AGE_MAX } from '@/server/features/seats/booked-expedition'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'

const NO_RESERVATION = 'Cette réservation n’existe pas.'
const CANCELED = 'Cette réservation est annulée.'
const STARTED = 'Le départ a eu lieu : les participants ne changent plus. Appelle-nous si besoin.'

export type OwnReservation = {
  id: number
  travelersCount: number
  departureStart: string
  today: string
  expeditionType: ExpeditionType
  ageMinChild: number | null
  ageMaxChild: number | null
}

/**
 * A reservation of the user, locked until the transaction ends; 404 when it is somebody else's, 409 when its
 * participants may not change any more: canceled, or on the way.
 */
export const lockOwnReservation = async ({
  req,
  reservationId,
  userId,
}: {
  req: PayloadRequest
  reservationId: number
  userId: number
}): Promise<OwnReservation> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<OwnReservation & { status: string }>(sql`
    select r.id, r.status, r.travelers_count::int as "travelersCount", e.expedition_type as "expeditionType",
      e.age_min_child::int as "ageMinChild",
      ${AGE_MAX} as "ageMaxChild",
      ${parisDay(sql`d.departure_start`)} as "departureStart",
      ${parisDay(sql`now()`)} as today
    from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    where r.id = ${reservationId} and r.user_id = ${userId}
    for update of r`)
  // The columns are those of the statement above.
  const reservation = rows[0]
  if (!reservation) throw notFound(NO_RESERVATION)
  if (reservation.status === 'canceled') throw new HttpError({ status: 409, message: CANCELED })
  if (reservation.today >= reservation.departureStart) throw new HttpError({ status: 409, message: STARTED })
  return reservation
}
