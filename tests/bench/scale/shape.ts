/** Accounts of people are numbered from here on: those of the team come before. */
export const FIRST_USER = 1000

/** Departures that were, for each trip, beside the four to come of the bulk catalogue. */
export const PAST_DEPARTURES = 26

/** One booking in so many is of a trip to come. */
export const TO_COME = 9

/** SQL of the account that made the booking `n`: each of a third of them made three, one after the other. */
export const USER_OF_BOOKING = `(${String(FIRST_USER)} + 1 + (n - 1) / 3)`

/** SQL of the departures by rank, those that were and those to come: a booking finds its own by its number. */
export const DEPARTURES_BY_RANK = /* sql */ `
  create table bench_departures as
  select d.id, d.expedition_id, d.departure_start, d.departure_end, e.price_cents, d.departure_start > now() as is_to_come,
    row_number() over (partition by d.departure_start > now() order by hashint4(d.id), d.id) as rank
  from departures d join expeditions e on e.id = d.expedition_id;
  create unique index on bench_departures (is_to_come, rank);
  analyze bench_departures`

export const DEPARTURES_TO_COME = '(select count(*) from bench_departures where is_to_come)'

/** SQL of the rank of a booking's departure: three bookings by three people on each to come, four by four on each that was. */
export const RANK_OF_BOOKING = `case when n % ${String(TO_COME)} = 0 then 1 + (n / ${String(TO_COME)} - 1) / 3 % ${DEPARTURES_TO_COME}
  else 1 + ((n - 1) / 12 * 3 + (n - 1) % 3) % (select count(*) from bench_departures where not is_to_come) end`

/** SQL of a name drawn by a number, one of 2,304, so that each is borne by one person in as many. */
export const nameOf = (drawn: string) => `initcap(
  (array['bra', 'cor', 'dol', 'fen', 'gra', 'lan', 'mer', 'nor', 'pel', 'ruz', 'sol', 'tan'])[1 + ${drawn} % 12] ||
  (array['nier', 'vel', 'dec', 'mont', 'rac', 'tin', 'bert', 'gues'])[1 + ${drawn} / 12 % 8] ||
  (array['eau', 'on', 'ard', 'ez', 'ine', 'otte'])[1 + ${drawn} / 96 % 6] || (array['', 's', 'x', 'd'])[1 + ${drawn} / 576 % 4])`

/** The tables that grow with people and with the years; those of the catalogue on sale do not. */
export const GROWING = new Set([
  ...['departures', 'departure_prices'],
  ...['users', 'users_sessions', 'session_details', 'interests', 'newsletter_subscribers', 'messages', 'carts'],
  ...['waitlist_entries', 'contact_messages', 'user_levels', 'consent_proofs', 'sent_mails', 'rate_limits'],
  ...['reservations', 'participants', 'payments', 'payment_intents', 'invoices', 'reservation_events', 'bank_lines'],
  ...['scheduled_mails', 'reservation_mails', 'saved_cards', 'reviews', 'roster_views', 'guardians', 'change_log'],
  ...['credit_accounts', 'credit_entries'],
])
