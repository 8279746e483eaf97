import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { addReview, ReservationReview } from '@/contract/reviews'
import type { ReviewRefusal } from '@/domain/catalogue/review-rules'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { findReservationReview } from './find-reservation-review'
import { LIMITS } from './limits'

const REFUSALS: Record<ReviewRefusal, string> = {
  canceled: 'Cette réservation est annulée\u00a0: il n’y a pas de voyage à raconter.',
  not_confirmed: 'Cette réservation n’est pas confirmée.',
  not_over: 'Ton voyage n’est pas terminé\u00a0: reviens le raconter à ton retour.',
}
const ALREADY_GIVEN = 'Tu as déjà donné ton avis sur ce voyage.'

type NewReview = OutputOf<typeof addReview.body>

/** Keeps the review of one’s own trip until the agency has read it; one a reservation, whatever the parallelism. */
export const addReviewOf = async ({
  reservationId,
  body,
  user,
  req,
}: {
  reservationId: number
  body: NewReview
  user: { id: number }
  req: PayloadRequest
}): Promise<ReservationReview> => {
  await countCall({ limit: LIMITS.reviewsByUser, key: String(user.id) })
  return withTransaction(req, async () => {
    const mine = { reservationId, userId: user.id, req }
    const { refusal, review } = await findReservationReview(mine)
    if (review) throw new HttpError({ status: 409, message: ALREADY_GIVEN })
    if (refusal) throw new HttpError({ status: 422, message: REFUSALS[refusal] })
    const rows = await runStatement({ req, statement: insertStatement({ reservationId, body }) })
    if (rows.length === 0) throw new HttpError({ status: 409, message: ALREADY_GIVEN })
    return findReservationReview(mine)
  })
}

const insertStatement = ({ reservationId, body }: { reservationId: number; body: NewReview }) => sql`
  insert into reviews (expedition_id, first_name, rate, text, guide_rate, level_rate, organisation_rate, felt_level,
    trip_date, status, reservation_id, user_id)
  select d.expedition_id, coalesce(u.first_name, 'Voyageur'), ${body.rate}::int, ${body.text},
    ${body.guide_rate ?? null}::int, ${body.level_rate ?? null}::int, ${body.organisation_rate ?? null}::int,
    ${body.felt_level ?? null}::enum_reviews_felt_level, d.departure_start, 'pending', r.id, u.id
  from reservations r
  join users u on u.id = r.user_id
  join departures d on d.id = r.departure_id
  where r.id = ${reservationId}
  on conflict (reservation_id) do nothing
  returning id`
