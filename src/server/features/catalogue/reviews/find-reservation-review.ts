import type { PayloadRequest } from 'payload'
import type { ReservationReview } from '@/contract/reviews'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { reviewRefusal } from '@/domain/catalogue/review-rules'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'

const UNKNOWN_RESERVATION = 'Cette réservation n’existe pas.'

type Row = Omit<ReservationReview, 'refusal'> & {
  status: 'pending' | 'confirmed' | 'canceled'
  is_departure_canceled: boolean
}

/** One’s own reservation with its review and whether one can be given; 404 for somebody else’s. */
export const findReservationReview = async ({
  reservationId,
  userId,
  req,
}: {
  reservationId: number
  userId: number
  req: PayloadRequest
}): Promise<ReservationReview> => {
  const [found] = await runStatement<Row>({ req, statement: reservationStatement({ reservationId, userId }) })
  const row = found
  if (!row) throw notFound(UNKNOWN_RESERVATION)
  const { status, is_departure_canceled, ...answer } = row
  const trip = { status, isDepartureCanceled: is_departure_canceled, lastDay: answer.departure_end }
  return { ...answer, refusal: reviewRefusal({ trip, today: calendarDayInParis(new Date()) }) }
}

const reservationStatement = ({ reservationId, userId }: { reservationId: number; userId: number }) => sql`
  select r.id as reservation_id, r.status, d.status = 'canceled' as is_departure_canceled,
    to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as departure_start,
    to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as departure_end,
    json_build_object('name', e.name, 'slug', e.slug,
      'photo', (select coalesce(m.sizes_sm_url, m.url) from media m where m.id = e.main_photo_id)
    ) as expedition,
    (select json_build_object(
        'rate', v.rate::int, 'text', v.text, 'guide_rate', v.guide_rate::int, 'level_rate', v.level_rate::int,
        'organisation_rate', v.organisation_rate::int, 'felt_level', v.felt_level, 'status', v.status,
        'reason', case when v.status = 'rejected' then v.moderation_reason end,
        'created_at', to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from reviews v where v.reservation_id = r.id) as review
  from reservations r
  join departures d on d.id = r.departure_id
  join expeditions e on e.id = d.expedition_id
  where r.id = ${reservationId} and r.user_id = ${userId}`
