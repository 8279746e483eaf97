import { FIRST_USER, nameOf, RANK_OF_BOOKING, TO_COME, USER_OF_BOOKING } from './shape'

/** SQL of the bookings `$1` to `$2`, their departure and when they were made: `n`, `d`, `booked`, `h`. */
const BOOKED = /* sql */ `
  (select n, abs(hashint4(n)) as h, ${RANK_OF_BOOKING} as rank from generate_series($1::int, $2::int) n) drawn
  join bench_departures d on d.is_to_come = (n % ${String(TO_COME)} = 0) and d.rank = drawn.rank
  cross join lateral (select least(d.departure_start, now()) - (10 + h % 60) * interval '1 day' as booked) b`
const IS_CANCELED = 'h % 40 = 0'
/** The balance is paid, as it is by all whose day has come: 35 days before the departure. */
const IS_PAID = `d.departure_start < now() + interval '35 days'`
const TOTAL = '2 * d.price_cents'
const DEPOSIT = '0.6 * d.price_cents'
const ON_CARD = 'h % 2 = 0'

const payment = ({ kind, amount, at, n, when }: Record<'kind' | 'amount' | 'at' | 'n' | 'when', string>) => /* sql */ `
  insert into payments (id, reservation_id, kind, method, amount_cents, received_at, provider, provider_reference, created_at, updated_at)
  select ${n}, n, '${kind}', case when ${ON_CARD} then 'card' else 'bank_transfer' end::enum_payments_method, ${amount}, ${at},
    case when ${ON_CARD} then 'bench' end, case when ${ON_CARD} then '${kind}-' || n end, ${at}, ${at}
  from ${BOOKED} where not (${IS_CANCELED}) and ${when}`

const intent = ({ kind, amount, at, when }: Record<'kind' | 'amount' | 'at' | 'when', string>) => /* sql */ `
  insert into payment_intents (id, purpose, provider, provider_reference, user_id, reservation_id, amount_cents, captured_cents,
    state, created_at, updated_at)
  select md5('${kind} ' || n)::uuid, '${kind}', 'bench', '${kind}-' || n, ${USER_OF_BOOKING}, n, ${amount}, ${amount}, 'captured', ${at}, ${at}
  from ${BOOKED} where ${ON_CARD} and not (${IS_CANCELED}) and ${when}`

const DEPOSITED = { kind: 'deposit', amount: DEPOSIT, at: 'booked', when: 'true' }
const SETTLED = {
  kind: 'balance',
  amount: `${TOTAL} - ${DEPOSIT}`,
  at: `greatest(booked, d.departure_start - interval '35 days')`,
  when: IS_PAID,
}

/**
 * The bookings `$1` to `$2` and what hangs on them: travelers, payments, papers, history, mails. `$3` is a contract. Of trips that were
 * it holds what is kept of them, as the jobs leave it.
 */
export const BOOKINGS: Record<string, string> = {
  reservations: /* sql */ `
    insert into reservations (id, user_id, departure_id, travelers_count, unit_price_cents, total_cents, status, number, deposit_cents,
      balance_due_on, source, terms_version, terms_accepted_at, confirmed_at, canceled_at, cart_number, created_at, updated_at,
      cancellation_fee_cents, billing_name, contract, idempotency_key)
    select n, ${USER_OF_BOOKING}, d.id, 2, d.price_cents, ${TOTAL}, case when ${IS_CANCELED} then 'canceled' else 'confirmed' end::enum_reservations_status,
      'LG-' || n, ${DEPOSIT}, date_trunc('day', d.departure_start) - interval '35 days' + interval '11 hours', 'site', '2026-11',
      booked, booked, case when ${IS_CANCELED} then booked + interval '1 hour' end, n, booked, booked, case when ${IS_CANCELED} then 0 end,
      ${nameOf('h')} || ' ' || ${nameOf('(h / 7)')}, $3::jsonb, 'bench-' || n
    from ${BOOKED}`,
  participants: /* sql */ `
    insert into participants (id, reservation_id, position, first_name, last_name, birth_date, email, phone, emergency_name, emergency_phone,
      diet, level, completed_at, created_at, updated_at)
    select 2 * n - 2 + p, n, p, ${nameOf('(h + p)')}, ${nameOf('(h / 7)')}, told.birth_date,
      case when told is not null then 'voyage-' || n || '-' || p || '@exemple.test' end, case when told is not null then '+33612345678' end,
      case when told is not null then 'Rose' end, case when told is not null then '+33687654321' end, case when told is not null then 'aucun' end,
      case when told is not null then 2 end, booked, booked, booked
    from ${BOOKED} cross join generate_series(1, 2) p
      left join (select timestamptz '1990-05-04 10:00Z' as birth_date) told
        on d.departure_end > now() - interval '30 days' and not (${IS_CANCELED})`,
  deposits: payment({ ...DEPOSITED, n: '2 * n - 1' }),
  balances: payment({ ...SETTLED, n: '2 * n' }),
  payment_intents: intent(DEPOSITED),
  payment_intents_of_balances: intent(SETTLED),
  invoices: /* sql */ `
    insert into invoices (reservation_id, payment_id, kind, year, sequence, issued_at, amount_cents, refers, content)
    select n, 2 * n - 1, 'deposit', extract(year from booked), n, booked, ${DEPOSIT}, '[]', '{"lines": []}' from ${BOOKED} where not (${IS_CANCELED})`,
  events: /* sql */ `
    insert into reservation_events (reservation_id, kind, author_id, created_at, updated_at)
    select n, kind::enum_reservation_events_kind, ${USER_OF_BOOKING}, booked, booked
    from ${BOOKED} cross join unnest(array['created', 'paid', 'participants']) kind`,
  // Of the trips to come and those just over, the rules say themselves what is written.
  sent_scheduled_mails: /* sql */ `
    insert into scheduled_mails (reservation_id, kind, occasion, due_at, state, settled_at, created_at, enqueued_at)
    select n, kind, (d.departure_start at time zone 'Europe/Paris')::date, at, 'sent', at, booked, at
    from ${BOOKED} cross join unnest(array['profiles_in_30_days', 'trip_in_7_days', 'trip_tomorrow', 'review_invitation']) kind,
      lateral (select d.departure_start - interval '7 days' as at) a
    where d.departure_end < now() - interval '16 days' and not (${IS_CANCELED})`,
  reservation_mails: /* sql */ `
    insert into reservation_mails (message_id, reservation_id, template, subject, sent_to, sent_at)
    select '<' || md5('mail of ' || n || kind) || '@exemple.test>', n, kind, 'Ton aventure', 'voyage-' || n || '@exemple.test', booked
    from ${BOOKED} cross join unnest(array['booked', 'paid', 'trip_in_7_days']) kind where booked > now() - interval '24 months'`,
  saved_cards: /* sql */ `
    insert into saved_cards (intent_id, user_id, reservation_id, provider, method_sealed, brand, last4, terms_version, agreed_at)
    select md5('deposit ' || n)::uuid, ${USER_OF_BOOKING}, n, 'bench', 'sealed', 'Visa', '4242', '1', booked
    from ${BOOKED} where ${ON_CARD} and not (${IS_CANCELED}) and not (${IS_PAID}) and n % 36 = 0`,
  reviews: /* sql */ `
    insert into reviews (expedition_id, first_name, rate, text, status, published_at, user_id, reservation_id, trip_date, created_at, updated_at)
    select d.expedition_id, 'Camille', 3 + h % 3, 'Une semaine dehors, et le train au retour.', 'published', d.departure_end, ${USER_OF_BOOKING}, n,
      d.departure_end, d.departure_end, d.departure_end
    from ${BOOKED} where n % 10 = 1 and not d.is_to_come and not (${IS_CANCELED})`,
  roster_views: /* sql */ `
    insert into roster_views (departure_id, viewer_id, kind, created_at, updated_at)
    select d.id, 1, 'page', d.departure_start, d.departure_start from ${BOOKED} where n % 4 = 1 and d.departure_start between now() - interval '365 days' and now()`,
  guardians: /* sql */ `
    insert into guardians (reservation_id, first_name, last_name, phone, contacts, pick_ups)
    select n, 'Rose', 'Voyage', '+33612345678', '[{}, {}]', '[]' from ${BOOKED} where n % 64 = 0`,
  credit: /* sql */ `
    with opened as (
      insert into credit_accounts (id, kind, user_id, origin_reservation_id, refund_cents, opened_at, expires_on)
      select n, 'credit', ${USER_OF_BOOKING}, n, 20000, at, (at + interval '11 months')::date
      from (select n, now() - abs(hashint4(n)) % 1000 * interval '1 day' as at from generate_series($1::int, $2::int) n) drawn
      where n % 40 = 7 returning id, opened_at, expires_on)
    insert into credit_entries (account_id, amount_cents, reason, at)
    select id, 20000, 'opened', opened_at from opened
    union all select id, -20000, 'expired', expires_on from opened where expires_on < now() - interval '1 day'`,
  bank_lines: /* sql */ `
    insert into bank_lines (booked_on, amount_cents, payer, words, state, reservation_id, payment_id, imported_at, decided_at)
    select booked, ${DEPOSIT}, 'Camille ' || n, 'LG-' || n, 'applied', n, 2 * n - 1, booked, booked
    from ${BOOKED} where not (${ON_CARD}) and not (${IS_CANCELED})`,
  open_bank_lines: /* sql */ `
    insert into bank_lines (booked_on, amount_cents, payer, words)
    select now(), 30000 + n, 'Camille Voyage', 'VIREMENT LG-' || n from generate_series($1::int, $2::int) n where n % 50000 = 501`,
  change_log: /* sql */ `
    insert into change_log (name, kind, row_id, action, after, created_at, updated_at)
    select 'LG-' || n, k.kind, n, k.action, '{"status": "confirmed"}', booked, booked
    from ${BOOKED}, (select (enum_range(null::enum_change_log_kind))[1] as kind, (enum_range(null::enum_change_log_action))[1] as action) k
    where n % 5 = 0`,
}

/** What follows from the rows: the seats that are taken, and the next numbers. */
export const COUNTED: string[] = [
  /* sql */ `
    update departures d set seats_taken = coalesce(taken.seats, 0), status = case when taken.seats is null then d.status else 'confirmed' end
    from bench_departures b left join (
      select departure_id, sum(travelers_count) as seats from reservations where status <> 'canceled' group by 1) taken on taken.departure_id = b.id
    where b.id = d.id and (d.seats_taken <> coalesce(taken.seats, 0) or taken.seats is not null and d.status = 'open')`,
  ...['users', 'reservations', 'participants', 'payments', 'credit_accounts'].map(
    (table) =>
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest(max(id), ${String(FIRST_USER)})) from ${table}`,
  ),
]
