import { DEPARTURES_TO_COME, FIRST_USER, nameOf } from './shape'

const USER = `${String(FIRST_USER)} + n`
const DRAWN = `(select n, abs(hashint4(n)) as h, abs(hashint4(n + 500000000)) as k from generate_series($1::int, $2::int) n) drawn`

/** What people leave beside their bookings, the numbers `$1` to `$2`: accounts, sessions, favourites, letters, questions, baskets. */
export const PEOPLE: Record<string, string> = {
  users: /* sql */ `
    insert into users (id, role, email, first_name, last_name, phone, provider, sign_in_count, newsletter, created_at, updated_at,
      email_verified_at, favourite_alerts, basket_reminders, favourite_mailed_at)
    select ${USER}, 'customer', 'voyage-' || n || '@exemple.test', ${nameOf('h')}, ${nameOf('k')},
      '+336' || lpad((k % 100000000)::text, 8, '0'), 'email', 1 + h % 20, h % 4 = 0, joined, joined, joined, h % 3 > 0,
      k % 3 = 0, case when k % 9 = 0 then now() - k % 40 * interval '1 day' end
    from ${DRAWN}, lateral (select now() - h % 1400 * interval '1 day' as joined) j`,
  sessions: /* sql */ `
    with opened as (
      insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
      select 1, ${USER}, md5('session ' || n), now() - n % 20 * interval '1 day', now() + interval '10 days'
      from generate_series($1::int, $2::int) n returning id, created_at)
    insert into session_details (session_id, opened_by, client_address, device, last_used_at)
    select id, 'password', '198.51.100.7', 'Firefox sur Linux', created_at from opened`,
  // Trips are liked unequally: the ten best known by one person in fifty.
  interests: /* sql */ `
    insert into interests (user_id, expedition_id, is_active, created_at, updated_at)
    select ${String(FIRST_USER)} + 1 + (n - 1) / 3, t.ids[1 + (cardinality(t.ids) * power(h / 2147483648.0, 3))::int % cardinality(t.ids)],
      k % 10 > 0, at, at
    from ${DRAWN}, (select array_agg(id order by id) as ids from expedition_hits) t,
      lateral (select now() - k % 700 * interval '1 day' as at) a
    on conflict do nothing`,
  newsletter: /* sql */ `
    insert into newsletter_subscribers (email, status, user_id, created_at, updated_at)
    select 'voyage-' || n || '@exemple.test', (array['subscribed', 'subscribed', 'subscribed', 'pending', 'unsubscribed'])[1 + h % 5]::enum_newsletter_subscribers_status,
      ${USER}, now() - h % 1400 * interval '1 day', now() - h % 1400 * interval '1 day'
    from ${DRAWN}`,
  // The first trip has the questions of those that come to the measured pages: as many at every size.
  messages: /* sql */ `
    insert into messages (expedition_id, author_id, body, status, created_at, updated_at)
    select t.ids[1 + (n + 50) % cardinality(t.ids)], ${USER}, 'Faut-il des guêtres en juin, ou des chaussures hautes suffisent-elles ? ' || n,
      case when h % 50 = 0 then 'hidden' else 'visible' end::enum_messages_status, at, at
    from ${DRAWN}, (select array_agg(id order by id) as ids from expedition_hits) t,
      lateral (select now() - h % 1400 * interval '1 day' as at) a`,
  carts: /* sql */ `
    insert into carts (user_id, departure_id, travelers_count, hold_started_at, hold_expires_at, created_at, updated_at, reminded_at)
    select ${USER}, d.id, 2, at, at + interval '20 minutes', at, at, case when at < now() - interval '1 day' then at + interval '1 day' end
    from ${DRAWN} join bench_departures d on d.is_to_come and d.rank = 1 + h % ${DEPARTURES_TO_COME},
      lateral (select now() - k % 86400 * interval '1 minute' as at) a
    where n % 20 = 0`,
  waitlist_entries: /* sql */ `
    insert into waitlist_entries (departure_id, user_id, rank, travelers, fewest, joined_at)
    select d.id, ${USER}, n, 4, 4, now() - interval '2 days'
    from ${DRAWN} join bench_departures d on d.is_to_come and d.rank = 1 + h % ${DEPARTURES_TO_COME} where n % 50 = 1`,
  contact_messages: /* sql */ `
    insert into contact_messages (name, email, user_id, body, topic, state, created_at, updated_at)
    select 'Camille ' || n, 'voyage-' || n || '@exemple.test', ${USER}, 'Bonjour, une question sur le train du retour. ' || n, 'trip',
      case when at > now() - interval '5 days' then 'new' else 'answered' end::enum_contact_messages_state, at, at
    from ${DRAWN}, lateral (select now() - h % 700 * interval '1 day' as at) a where n % 50 = 2`,
  levels: /* sql */ `
    insert into user_levels (user_id, version, answers, levels) select ${USER}, '1', '{}', '{}' from ${DRAWN} where n % 10 = 3`,
  consent_proofs: /* sql */ `
    insert into consent_proofs (version, audience, advertising, chosen_at)
    select '1', h % 2 = 0, h % 3 = 0, now() - h % 700 * interval '1 day' from ${DRAWN}`,
  sent_mails: /* sql */ `
    insert into sent_mails (message_id, sent_at)
    select '<' || md5('mail ' || n) || '@exemple.test>', now() - h % 43200 * interval '1 minute' from ${DRAWN} where n % 4 = 0`,
  rate_limits: /* sql */ `
    insert into rate_limits (key, points, expire)
    select 'interests:' || md5('limit ' || n), 3, (extract(epoch from now()) * 1000)::bigint + 60000 * (n % 60) from ${DRAWN} where n % 20 = 5`,
}
