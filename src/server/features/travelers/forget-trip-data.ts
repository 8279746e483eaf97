import type { Task } from 'graphile-worker'
import {
  CONTACT_MESSAGE_YEARS,
  ROSTER_VIEW_DAYS,
  TRAVELER_NAME_YEARS,
  TRIP_DATA_DAYS,
} from '@/domain/accounts/data-retention'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { LAST_DAY_TEXT } from '@/server/platform/db/shared-terms'

const BATCH = 500
const BATCHES_A_RUN = 20

/** What only serves the trip; the name stays with the reservation, as accounting asks. */
const TRIP_DATA = [
  'birth_date',
  'told_age',
  'email',
  'phone',
  'emergency_name',
  'emergency_phone',
  'diet',
  'level',
  'sizes',
  'kit_packed',
  'link_token_hash',
  'link_sent_at',
] as const

// A reservation that somebody moves or cancels at this moment is left to the next run.
const FORGET_TRIP_DATA = /* sql */ `
  with over as (
    select p.id from participants p
      join reservations r on r.id = p.reservation_id join departures d on d.id = r.departure_id
    where num_nonnulls(${TRIP_DATA.map((column) => `p.${column}`).join(', ')}) > 0
      and (${LAST_DAY_TEXT} < ${TODAY_TEXT} - $1::int or (r.status = 'canceled' and r.canceled_at < now() - make_interval(days => $1)))
    limit $2 for update of r, p skip locked
  )
  update participants p set ${TRIP_DATA.map((column) => `${column} = null`).join(', ')}, given_privately = default, updated_at = now()
  from over where p.id = over.id`

// By the day it began a departure is found, as no trip lasts for years; who deleted the account during one left the travelers' names for its time.
const FORGET_NAMES = /* sql */ `
  with over as (
    select p.id from participants p join reservations r on r.id = p.reservation_id
    where num_nonnulls(p.first_name, p.last_name) > 0 and r.id in (
      select b.id from departures d join reservations b on b.departure_id = d.id
        where d.departure_start < now() - make_interval(years => $1) and d.departure_end < now() - make_interval(years => $1)
      union all
      select b.id from users u join reservations b on b.user_id = u.id join departures d on d.id = b.departure_id
        where u.deleted_at is not null and ${LAST_DAY_TEXT} < ${TODAY_TEXT})
    limit $2 for update of r, p skip locked
  )
  update participants p set first_name = null, last_name = null, updated_at = now() from over where p.id = over.id`

const FORGET_BILLING_NAMES = /* sql */ `
  with over as (
    select r.id from departures d join reservations r on r.departure_id = d.id
    where d.departure_start < now() - make_interval(years => $1)
      and r.billing_name is not null and greatest(d.departure_end, r.canceled_at) < now() - make_interval(years => $1)
    limit $2 for update of r skip locked
  )
  update reservations r set billing_name = null from over where r.id = over.id`

// The cart keeps its age: what forgets old carts goes by it.
const FORGET_DRAFTS = /* sql */ `
  with over as (
    select c.id from carts c join departures d on d.id = c.departure_id
    where num_nonnulls(c.participants, c.ages) > 0 and c.held_seats = 0
      and (${LAST_DAY_TEXT} < ${TODAY_TEXT} - $1::int or c.updated_at < now() - make_interval(days => $1))
    limit $2 for update of c skip locked
  )
  update carts c set participants = null, ages = null from over where c.id = over.id`

// Who answered for children, and whoever they named, only served the trip.
const FORGET_GUARDIANS = /* sql */ `
  with over as (
    select g.reservation_id from guardians g
      join reservations r on r.id = g.reservation_id join departures d on d.id = r.departure_id
      join users u on u.id = r.user_id
    where ${LAST_DAY_TEXT} < ${TODAY_TEXT} - $1::int
      or (r.status = 'canceled' and r.canceled_at < now() - make_interval(days => $1))
      or (u.deleted_at is not null and ${LAST_DAY_TEXT} < ${TODAY_TEXT})
    limit $2 for update of r, g skip locked
  )
  delete from guardians g using over where g.reservation_id = over.reservation_id`

// Who paid a share was told what they paid, and may have been given it back.
const FORGET_SHARES = /* sql */ `
  with over as (
    select s.id from deposit_shares s join shared_deposits h on h.id = s.deposit_id
      join reservations r on r.id = h.reservation_id join departures d on d.id = r.departure_id
    where num_nonnulls(s.name, s.email) > 0
      and (${LAST_DAY_TEXT} < ${TODAY_TEXT} - $1::int or (r.status = 'canceled' and r.canceled_at < now() - make_interval(days => $1)))
    limit $2 for update of r, s skip locked
  )
  update deposit_shares s set name = null, email = null from over where s.id = over.id`

const FORGET_PRESENCE = /* sql */ `
  delete from presence_checks where participant_id in (
    select c.participant_id from presence_checks c join departures d on d.id = c.departure_id
    where ${LAST_DAY_TEXT} < ${TODAY_TEXT} - $1::int limit $2)`

const FORGET_GROUP_MESSAGES = /* sql */ `
  delete from group_messages where id in (
    select id from group_messages where created_at < now() - make_interval(years => $1) limit $2)`

const FORGET_VIEWS = /* sql */ `
  delete from roster_views where id in (
    select id from roster_views where created_at < now() - make_interval(days => $1) limit $2)`

/** Erases what only served trips that are over or canceled: in small batches, so that nobody waits for it. */
export const forgetTripData: Task = async (_payload, helpers) => {
  const works = [
    { text: FORGET_TRIP_DATA, age: TRIP_DATA_DAYS },
    { text: FORGET_GUARDIANS, age: TRIP_DATA_DAYS },
    { text: FORGET_SHARES, age: TRIP_DATA_DAYS },
    { text: FORGET_DRAFTS, age: TRIP_DATA_DAYS },
    { text: FORGET_NAMES, age: TRAVELER_NAME_YEARS },
    { text: FORGET_BILLING_NAMES, age: TRAVELER_NAME_YEARS },
    { text: FORGET_PRESENCE, age: TRIP_DATA_DAYS },
    { text: FORGET_GROUP_MESSAGES, age: CONTACT_MESSAGE_YEARS },
    { text: FORGET_VIEWS, age: ROSTER_VIEW_DAYS },
  ]
  for (const { text, age } of works) {
    for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
      const { rowCount } = await helpers.query(text, [age, BATCH])
      if ((rowCount ?? 0) < BATCH) break
    }
  }
}
