import type { Task } from 'graphile-worker'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { LAST_DAY_TEXT, NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

/** Trips that ended yesterday, and those of the days a worker did not run. */
const DAYS_BACK = 14

// One statement: an invitation is noted if and only if its mail is in the outbox, and two workers never take the same row.
const STATEMENT = /* sql */ `
  with due as (
    select r.id
    from reservations r
    join departures d on d.id = r.departure_id
    join users u on u.id = r.user_id
    where r.status = 'confirmed' and r.review_invited_at is null and ${NOT_CANCELED_TEXT.d} and u.deleted_at is null
      and ${LAST_DAY_TEXT}
        between ${TODAY_TEXT} - ${String(DAYS_BACK)} and ${TODAY_TEXT} - 1
      and not exists (select 1 from reviews v where v.reservation_id = r.id)
    for update of r skip locked
  ), invited as (
    update reservations r set review_invited_at = now() from due where r.id = due.id returning r.id
  )
  select graphile_worker.add_job('send_mail', json_build_object('template', 'review_invitation', 'reservationId', id))
  from invited`

/** Asks travelers for a review the day after their trip ends, once a reservation. */
export const inviteReviews: Task = async (_payload, helpers) => {
  await helpers.query(STATEMENT)
}
