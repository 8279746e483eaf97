import { reservationNumber } from '@/domain/reservations/reservation-number'
import { query } from '@/server/platform/db/pool'
import { FIRST_NAMES, LAST_NAMES } from './people-names'

/** Gives the reservations their papers, travelers and payments, and the demo's customer some in every state. */
export const writeBookings = async (today: Date): Promise<void> => {
  await query(OWN_RESERVATIONS, [today])
  await query(PAPERS, [today])
  await query(ACCOUNTS, [today])
  await nameReservations()
  await query(PARTICIPANTS, [FIRST_NAMES, LAST_NAMES])
  await query(PAYMENTS, [today])
  await query(EVENTS)
}

const nameReservations = async (): Promise<void> => {
  const ids = (await query<{ id: number }>('select id from reservations')).map(({ id }) => id)
  await query(
    'update reservations r set number = n.number from unnest($1::int[], $2::text[]) n (id, number) where r.id = n.id',
    [ids, ids.map(reservationNumber)],
  )
}

/** Two trips to come, one still to confirm, two behind and one canceled; those of two travelers, of distinct expeditions. */
const OWN_RESERVATIONS = /* sql */ `
  with client as (select id from users where email = 'client@lagopede.test'),
  pairs as (
    select distinct on (d.expedition_id, d.departure_start > $1::timestamptz) r.id, d.departure_start, d.departure_start > $1::timestamptz as is_to_come
    from reservations r join departures d on d.id = r.departure_id
    where r.travelers_count = 2 and d.status = 'confirmed'
      and d.departure_start not between $1::timestamptz - interval '5 days' and $1::timestamptz + interval '15 days'
    order by d.expedition_id, d.departure_start > $1::timestamptz, d.departure_start
  ),
  alone as (select distinct on (departure_start) * from pairs order by departure_start, id),
  ranked as (
    select p.*, row_number() over (partition by is_to_come order by
      case when is_to_come then departure_start end, departure_start desc) as rank
    from alone p
  ),
  own as (
    update reservations r set user_id = client.id,
      status = case when k.is_to_come and k.rank = 3 then 'pending' else 'confirmed' end::enum_reservations_status
    from ranked k, client where k.id = r.id and k.rank <= case when k.is_to_come then 3 else 2 end
    returning r.departure_id
  )
  insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status, canceled_at)
  select client.id, d.id, 1, r.unit_price_cents, r.unit_price_cents, 'canceled', $1::timestamptz
  from client, departures d
  cross join lateral (select unit_price_cents from reservations where departure_id = d.id limit 1) r
  where d.departure_start > $1::timestamptz + interval '60 days' and d.id not in (select departure_id from own)
  order by d.departure_start limit 1`

const PAPERS = /* sql */ `
  update reservations r set
    deposit_cents = round(r.total_cents * (r.contract #>> '{payment,deposit_percent}')::int / 100),
    balance_due_on = d.departure_start - interval '30 days',
    -- What was in force on the day of the order: see packages/demo/src/legal.
    terms_version = case when k.at < '2026-11-01' then '2026-04' else '2026-11' end,
    information_form_version = '2026-11',
    created_at = k.at,
    updated_at = k.at,
    terms_accepted_at = k.at,
    confirmed_at = case when r.status = 'confirmed' then k.at + interval '1 day' end,
    canceled_at = case when r.status = 'canceled' then least(k.at + interval '5 days', $1::timestamptz) end,
    cancellation_fee_cents = case when r.status = 'canceled' then 0 end
  from departures d, reservations b
  cross join lateral (
    select least(o.departure_start - (40 + b.id % 60) * interval '1 day', $1::timestamptz - (2 + b.id % 20) * interval '1 day') as at
    from departures o where o.id = b.departure_id
  ) k
  where d.id = r.departure_id and b.id = r.id`

/** Who ordered had an account on that day; the others made theirs over the year before, each on a day of its own. */
const ACCOUNTS = /* sql */ `
  update users u set created_at = made.at, email_verified_at = made.at
  from (
    select c.id, coalesce(min(r.created_at), $1::timestamptz - (2 + c.id % 360) * interval '1 day') as at
    from users c left join reservations r on r.user_id = c.id where c.role = 'customer' group by c.id
  ) made
  where made.id = u.id`

/** One traveler in five has everything still to say, one in five all but whom to call; numbers of the range kept for fiction. */
const PARTICIPANTS = /* sql */ `
  with names as (select $1::text[] as firsts, $2::text[] as lasts),
  travelers as (
    select r.id as reservation_id, n as position, u.first_name, u.last_name, u.email, e.id as expedition_id, e.level,
      (r.id * 7 + n * 3) as seed, (r.id + n) % 5 as state,
      n > 2 and e.expedition_type <> 'adult' as is_child, coalesce(e.age_min_child, 8) as age_min
    from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    join users u on u.id = r.user_id, generate_series(1, r.travelers_count::int) n
  )
  insert into participants (reservation_id, position, first_name, last_name, birth_date, email, phone,
    emergency_name, emergency_phone, diet, level, sizes, completed_at)
  select t.reservation_id, t.position,
    case when t.position = 1 then t.first_name else names.firsts[1 + t.seed % cardinality(names.firsts)] end,
    case when t.position = 1 then t.last_name else names.lasts[1 + (t.seed * 5) % cardinality(names.lasts)] end,
    case when t.state > 0 then date '2026-06-15' - (case when t.is_child then t.age_min + 1 + t.seed % 5 else 22 + t.seed % 40 end)
      * interval '1 year' - (t.seed % 300) * interval '1 day' end,
    case when t.position = 1 then t.email end,
    case when t.state > 0 then '+336399' || lpad(((80000 + t.seed * 37) % 100000)::text, 5, '0') end,
    case when t.state > 1 then names.firsts[1 + (t.seed * 11) % cardinality(names.firsts)] || ' ' ||
      coalesce(t.last_name, names.lasts[1]) end,
    case when t.state > 1 then '+336399' || lpad(((80000 + t.seed * 53) % 100000)::text, 5, '0') end,
    case when t.state > 0 then (array['Rien à signaler', 'Rien à signaler', 'Rien à signaler', 'Végétarien',
      'Rien à signaler', 'Allergie aux noix', 'Sans gluten', 'Rien à signaler'])[1 + t.seed % 8] end,
    case when t.state > 0 then least(5, greatest(1, t.level + t.seed % 2)) end,
    case when t.state > 1 then (
      select coalesce(json_object_agg(s.value, case s.value
        when 'height_cm' then (158 + t.seed % 34)::text when 'weight_kg' then (52 + t.seed % 38)::text
        when 'shoe_eu' then (37 + t.seed % 9)::text when 'head_cm' then (54 + t.seed % 7)::text
        else (array['S', 'M', 'M', 'L', 'XL'])[1 + t.seed % 5] end), '{}'::json)
      from expeditions_sizes_asked s where s.parent_id = t.expedition_id)::jsonb else '{}'::jsonb end,
    case when t.state > 1 then now() end
  from travelers t, names`

const PAYMENTS = /* sql */ `
  insert into payments (reservation_id, kind, method, amount_cents, received_at, reference)
  select r.id, kind::enum_payments_kind, 'bank_transfer', amount, received_at, r.number
  from reservations r join departures d on d.id = r.departure_id
  cross join lateral (values
    ('deposit', r.deposit_cents, r.created_at + interval '1 day', true),
    ('balance', r.total_cents - r.deposit_cents, r.balance_due_on - interval '4 days', r.balance_due_on < $1::timestamptz)
  ) p (kind, amount, received_at, is_received)
  where r.status = 'confirmed' and p.is_received`

const EVENTS = /* sql */ `
  insert into reservation_events (reservation_id, kind, author_id, created_at, updated_at)
  select r.id, e.kind::enum_reservation_events_kind, case when e.is_own then r.user_id end, e.at, e.at
  from reservations r cross join lateral (values
    ('created', r.created_at, true), ('confirmed', r.confirmed_at, false), ('canceled', r.canceled_at, true)
  ) e (kind, at, is_own)
  where e.at is not null`
