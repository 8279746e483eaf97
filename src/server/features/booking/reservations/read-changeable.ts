import type { PayloadRequest } from 'payload'
import { nextReservationStatus } from '@/domain/reservation-status'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql } from '@/server/platform/payload/transaction-of'
import { LOCKED_COLUMNS, type LockedReservation } from './lock-reservation'
import { PAID_CENTS } from './reservation-facts'
import { tripHasBegun } from './trip-has-begun'

/** A reservation of one's own whose trip is to come; 404 when there is none, 409 once it is canceled or has begun. */
export const readChangeable = async ({
  userId,
  id,
  req,
}: {
  userId: number
  id: number
  req: PayloadRequest
}): Promise<LockedReservation & { paidCents: number }> => {
  const rows = await runStatement({
    req,
    statement: sql`
      select ${LOCKED_COLUMNS}, ${PAID_CENTS} as "paidCents"
      from reservations r join departures d on d.id = r.departure_id
      where r.id = ${id} and r.user_id = ${userId}`,
  })
  const row = rows[0] as (LockedReservation & { paidCents: number }) | undefined
  if (!row) throw notFound('Cette réservation n’existe pas.')
  const next = nextReservationStatus({ status: row.status, action: 'cancel' })
  if (!next.ok) throw new HttpError({ status: 409, message: next.message })
  if (row.today >= row.departureStart) throw tripHasBegun()
  return row
}
