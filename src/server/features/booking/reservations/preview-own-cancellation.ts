import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { previewCancellation } from '@/contract/reservations'
import { cancellationFee } from '@/domain/cancellation'
import { parisDay } from '@/server/platform/db/paris-day'
import { HttpError } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql } from '@/server/platform/payload/transaction-of'
import { PAID_CENTS } from './reservation-facts'
import { tripHasBegun } from './trip-has-begun'

type Row = { total_cents: number; paid_cents: number; departure_start: string; today: string; status: string }

/** What canceling today costs and gives back of what was paid; 409 when there is nothing left to cancel. */
export const previewOwnCancellation = async ({
  userId,
  id,
  req,
}: {
  userId: number
  id: number
  req: PayloadRequest
}): Promise<OutputOf<(typeof previewCancellation)['response']>> => {
  const [row] = (await runStatement({
    req,
    statement: sql`
      select r.total_cents::int as total_cents, ${PAID_CENTS} as paid_cents, r.status,
        ${parisDay(sql`d.departure_start`)} as departure_start, ${parisDay(sql`now()`)} as today
      from reservations r join departures d on d.id = r.departure_id
      where r.id = ${id} and r.user_id = ${userId}`,
  })) as Row[]
  if (!row) throw new HttpError({ status: 404, message: 'Cette réservation n’existe pas.' })
  if (row.status === 'canceled') throw new HttpError({ status: 409, message: 'Cette réservation est annulée.' })
  if (row.today >= row.departure_start) throw tripHasBegun()
  const { feeCents, refundPercent } = cancellationFee({
    totalCents: row.total_cents,
    departureStart: row.departure_start,
    today: row.today,
  })
  return {
    fee: feeCents / 100,
    refund: Math.max(0, row.paid_cents - feeCents) / 100,
    refund_percent: refundPercent,
  }
}
