import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { previewCancellation, previewTravelerCancellation } from '@/contract/reservations'
import { cancellationFee, travelerCancellation } from '@/domain/cancellation'
import { refundDay } from '@/domain/refund-due'
import { nextReservationStatus } from '@/domain/reservation-status'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql } from '@/server/platform/payload/transaction-of'
import { LOCKED_COLUMNS, type LockedReservation } from './lock-reservation'
import { PAID_CENTS } from './reservation-facts'
import { travelerShare } from './traveler-share'
import { tripHasBegun } from './trip-has-begun'

type Asked = { userId: number; id: number; req: PayloadRequest }

/** What canceling today costs and gives back of what was paid; 409 when there is nothing left to cancel. */
export const previewOwnCancellation = async (
  asked: Asked,
): Promise<OutputOf<(typeof previewCancellation)['response']>> => {
  const reservation = await readCancelable(asked)
  const { feeCents, refundPercent } = cancellationFee(reservation)
  return {
    fee: feeCents / 100,
    refund: Math.max(0, reservation.paidCents - feeCents) / 100,
    refund_percent: refundPercent,
    refund_by: refundDay(reservation.today),
  }
}

/** What canceling the traveler of a place costs today, and what the reservation comes to without them; 409 for the last one. */
export const previewOwnTravelerCancellation = async ({
  position,
  ...asked
}: Asked & { position: number }): Promise<OutputOf<(typeof previewTravelerCancellation)['response']>> => {
  const reservation = await readCancelable(asked)
  const shareCents = travelerShare({ reservation, position })
  const { feeCents, refundPercent, totalCents } = travelerCancellation({ ...reservation, shareCents })
  return {
    share: shareCents / 100,
    fee: feeCents / 100,
    refund: Math.max(0, reservation.paidCents - totalCents) / 100,
    refund_percent: refundPercent,
    refund_by: refundDay(reservation.today),
    total: totalCents / 100,
    left_to_pay: Math.max(0, totalCents - reservation.paidCents) / 100,
  }
}

/** A reservation of one's own whose trip is to come. */
const readCancelable = async ({ userId, id, req }: Asked): Promise<LockedReservation & { paidCents: number }> => {
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
