import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { query } from '@/server/platform/db/pool'
import {
  DECISION_DAY_TEXT,
  FIRST_DAY_TEXT,
  LEGAL_DECISION_DAY_TEXT,
  MISSING_TRAVELERS_TEXT,
  PRICE_CENTS_TEXT,
} from '@/server/platform/db/shared-terms'
import { GIFT_CARDS } from './check-gift-cards'

export type Finding = { check: string; detail: string }

const SEATS = /* sql */ `
  select 'departure ' || d.id || ': ' || d.seats_taken || ' seats taken, ' || (coalesce(r.n, 0) + coalesce(c.n, 0) + coalesce(w.n, 0)) || ' accounted for' as detail
  from departures d
  left join (select departure_id, sum(travelers_count) as n from reservations where status <> 'canceled' group by 1) r
    on r.departure_id = d.id
  left join (select departure_id, sum(held_seats) as n from carts group by 1) c
    on c.departure_id = d.id
  left join (select departure_id, sum(held_seats) as n from waitlist_entries group by 1) w
    on w.departure_id = d.id
  where d.seats_taken <> coalesce(r.n, 0) + coalesce(c.n, 0) + coalesce(w.n, 0)
  order by d.id`

const HITS = /* sql */ `
  select 'expedition ' || coalesce(e.id, h.id) ||
    case when h.id is null then ' is published and has no card' else ' has a card and is not published' end as detail
  from (select id from expeditions where _status = 'published') e
  full join expedition_hits h on h.id = e.id
  where e.id is null or h.id is null
  order by 1`

const REPLIES = /* sql */ `
  select 'message ' || m.id || ' answers message ' || p.id || ' of another expedition, or an answer' as detail
  from messages m join messages p on p.id = m.parent_id
  where p.expedition_id <> m.expedition_id or p.parent_id is not null`

/** Departures of days to come that have their minimum and are not confirmed, or are decided later than the law allows. */
const CONFIRMATIONS = /* sql */ `
  select 'departure ' || d.id || case when ${MISSING_TRAVELERS_TEXT} = 0 then ' has its minimum and is not confirmed'
    else ' is decided on ' || ${DECISION_DAY_TEXT} || ', too late to tell its travelers' end as detail
  from departures d
  where d.status = 'open' and d.min_participants is not null and ${FIRST_DAY_TEXT} > ${TODAY_TEXT}
    and (${MISSING_TRAVELERS_TEXT} = 0
      or ${DECISION_DAY_TEXT} > ${LEGAL_DECISION_DAY_TEXT})
  order by d.id`

/** Once a traveler is canceled, the next ones move up, and what is kept for them is part of the total. */
const TRAVELERS = /* sql */ `
  select 'reservation ' || r.id || case when p.id is not null then ' is for ' || r.travelers_count || ' and has a traveler at place ' || p.position
    when r.travelers_fee_cents > r.total_cents then ' keeps more for canceled travelers than it costs'
    else ' keeps less than its transfers cost' end as detail
  from reservations r
  left join participants p on p.reservation_id = r.id and (p.position < 1 or p.position > r.travelers_count)
  where p.id is not null or r.travelers_fee_cents > r.total_cents
    or r.travelers_fee_cents < (select coalesce(sum(t.cost_cents), 0) from reservation_transfers t where t.reservation_id = r.id)
  order by r.id`

/** A ledger never runs below zero, and its lines are those of the payments by credit, to the cent. */
const CREDIT = /* sql */ `
  select 'credit account ' || a.id || ' was below zero after its entry ' || n.id as detail
  from (select account_id, id, sum(amount_cents) over (partition by account_id order by id) as balance from credit_entries) n
    join credit_accounts a on a.id = n.account_id where n.balance < 0
  union all
  select 'credit account ' || a.id || ' opened with less than the refund it stands for'
  from credit_accounts a where coalesce((select n.amount_cents from credit_entries n
    where n.account_id = a.id and n.reason = 'opened'), 0) < coalesce(a.refund_cents, 1)
  union all
  select 'payment ' || p.id || ' by ' || p.method || ' is not what the ledger says' from payments p
  where p.method in ('credit', 'gift_card') and (case when p.kind = 'refund' then p.amount_cents else -p.amount_cents end)
    <> coalesce((select sum(n.amount_cents) from credit_entries n where n.payment_id = p.id), 0)
  order by 1`

/** The last price that is kept of a departure is what it costs. */
const PRICES = /* sql */ `
  select 'departure ' || d.id || ' costs ' || ${PRICE_CENTS_TEXT} || ', and its last kept price is ' || coalesce(last.price_cents::text, 'none') as detail
  from departures d join expeditions e on e.id = d.expedition_id
  left join lateral (select h.price_cents from departure_prices h where h.departure_id = d.id order by h.since desc limit 1) last on true
  where ${PRICE_CENTS_TEXT} <> coalesce(last.price_cents, -1)
  order by d.id`

/** What is kept of a booking is part of its price, and is counted by a table of its own. */
const FEES = /* sql */ `
  select 'reservation ' || r.id || case when jsonb_typeof(r.contract -> 'cancellation' -> 'steps') is distinct from 'array'
    then ' has no table of fees' else ' keeps more than it costs' end as detail
  from reservations r
  where jsonb_typeof(r.contract -> 'cancellation' -> 'steps') is distinct from 'array' or r.cancellation_fee_cents > r.total_cents
  order by r.id`

/**
 * What a booking costs is the sum of its lines, by the prices of its contract, of what is kept for canceled travelers, less what is
 * taken off: a code of the trip alone, the agency's discount of all that is left.
 */
const TOTALS = /* sql */ `
  select 'reservation ' || r.id || ' costs ' || r.total_cents || ', and its lines ' || lines.cents as detail
  from reservations r
  cross join lateral (select count(*)::int as n from participants p where p.reservation_id = r.id and p.pays_child and p.added_price_cents is null) children
  cross join lateral (select count(*)::int as n, coalesce(sum(p.added_price_cents), 0) as cents,
    coalesce(array_agg(p.added_price_cents) filter (where p.added_price_cents is not null), '{}') as prices
    from participants p where p.reservation_id = r.id and p.added_price_cents is not null) added
  cross join lateral (select coalesce(sum((o ->> 'unitCents')::int * least((o ->> 'count')::int, r.travelers_count)), 0) as cents
    from jsonb_array_elements(coalesce(r.options, '[]')) o) options
  cross join lateral (select r.unit_price_cents * (r.travelers_count - added.n) + added.cents
    - case when children.n > 0 then children.n * (r.unit_price_cents - r.child_price_cents) else 0 end as cents) trip
  left join reservation_discounts p on p.reservation_id = r.id and p.kind = 'promo' and p.withdrawn_at is null
  left join reservation_discounts a on a.reservation_id = r.id and a.kind = 'desk'
  cross join lateral (select case p.effect when 'percent' then round(trip.cents * p.percent / 100.0)
    when 'person' then least(p.cents, r.unit_price_cents) * (r.travelers_count - children.n - added.n)
      + (select coalesce(sum(least(p.cents, one)), 0) from unnest(added.prices) one)
      + least(p.cents, coalesce(r.child_price_cents, 0)) * children.n
    when 'booking' then least(p.cents, trip.cents) else 0 end as cents) promo
  cross join lateral (select trip.cents + options.cents + r.travelers_fee_cents - promo.cents
    - least(coalesce(a.cents, 0), trip.cents + options.cents - promo.cents) as cents) lines
  where lines.cents is distinct from r.total_cents
  order by r.id`

/** Numbers follow each other without a gap, each later than the one before; what is invoiced is what is asked for, to the cent. */
const INVOICES = /* sql */ `
  select 'series ' || n.series || ' of ' || n.year || ' has ' || n.count || ' papers and ends at ' || n.last as detail
  from (select c.series, c.year, c.last, (select count(*) from invoices i where (i.series, i.year) = (c.series, c.year)) as count
    from invoice_counters c) n
  where n.count <> n.last and n.year >= extract(year from now() at time zone 'Europe/Paris') - 10
  union all
  select 'paper ' || i.id || ' has no number' from invoices i where i.number is null
  union all
  select 'paper ' || o.number || ' is older than the one before it' from (select i.number, i.issued_at,
    lag(i.issued_at) over (partition by i.series, i.year order by i.sequence) as former from invoices i) o
  where o.issued_at < o.former
  union all
  select 'paper ' || i.number || ' does not add up' from invoices i
  where (i.content ->> 'owed_cents')::int <> coalesce((select sum((l ->> 'cents')::int)
      from jsonb_array_elements(i.content -> 'lines') l), 0)
    or i.kind = 'balance' and i.amount_cents <> (i.content ->> 'owed_cents')::int - coalesce((select sum((l ->> 'cents')::int)
      from jsonb_array_elements(i.refers) l), 0)
    or i.kind = 'credit_note' and i.amount_cents <> (select sum((l ->> 'cents')::int) from jsonb_array_elements(i.refers) l)
  union all
  select 'paper ' || i.number || ' is credited beyond itself' from invoices i
  where i.amount_cents < (select coalesce(sum((l ->> 'cents')::int), 0) from invoices n, jsonb_array_elements(n.refers) l
    where n.reservation_id = i.reservation_id and n.kind = 'credit_note' and (l ->> 'id')::int = i.id)
  union all
  select 'reservation ' || b.id || ' is invoiced ' || b.invoiced || ', asked for ' || b.owed || ', and has paid ' || b.paid
  from (select r.id, case when r.status = 'canceled' then coalesce(r.cancellation_fee_cents, 0) else r.total_cents end as owed,
      (select coalesce(sum(case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end), 0)
        from payments p where p.reservation_id = r.id) as paid,
      (select sum(case when i.kind = 'credit_note' then -i.amount_cents else i.amount_cents end)
        from invoices i where i.reservation_id = r.id) as invoiced
    from reservations r) b
  where b.invoiced > b.owed or (b.paid >= b.owed and b.invoiced <> b.owed)
  order by 1`

/** What a provider took is in the ledger to the cent, or is given back whole; it never gives back more than it took. A reservation says what its payments sum up to. */
const PAYMENTS = /* sql */ `
  select 'payment ' || i.id || ' took ' || i.captured_cents || ', and the ledger has ' || l.cents as detail
  from payment_intents i
  cross join lateral (select coalesce(sum(p.amount_cents), 0)::int as cents from payments p
    where p.provider = i.provider and p.provider_reference = i.provider_reference and p.kind <> 'refund') l
  where i.reservation_id is not null and l.cents <> i.captured_cents
  union all
  select 'reservation ' || r.id || ' says ' || r.paid_cents || ' paid, and the ledger has ' || l.cents
  from reservations r
  cross join lateral (select coalesce(sum(case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end), 0)::int as cents
    from payments p where p.reservation_id = r.id) l
  where r.paid_cents <> l.cents
  union all
  select 'payment ' || i.id || ' took ' || i.captured_cents || ' for nothing, and gives back ' || f.cents
  from payment_intents i
  cross join lateral (select coalesce(sum(f.amount_cents) filter (where
      case when i.reservation_id is null then f.found_at is null else f.state <> 'failed' end), 0)::int as cents from payment_refunds f where f.intent_id = i.id) f
  where case when i.reservation_id is null and not exists (select from gift_cards g where g.intent_id = i.id and g.paid_at is not null)
    then f.cents <> i.captured_cents else f.cents > i.captured_cents end
  union all
  select 'refund ' || f.id || ' is done, and the ledger has ' || coalesce(p.amount_cents::int::text, 'nothing') || ' of ' || f.amount_cents
  from payment_refunds f left join payments p on p.id = f.payment_id and p.kind = 'refund'
  where f.state = 'done' and f.reservation_id is not null and p.amount_cents is distinct from f.amount_cents
  union all
  select 'line ' || p.id || ' of the ledger names a payment that is not known' from payments p
  where p.provider is not null and p.kind not in ('refund', 'refund_returned') and not exists (
    select 1 from payment_intents i where i.provider = p.provider and i.provider_reference = p.provider_reference)
  union all
  select 'payment ' || i.id || ' is accepted for nothing' from payment_intents i
  where i.state = 'accepted' and i.reservation_id is null and i.purpose <> 'gift_card'
  order by 1`

/** A card is charged once, for a reservation of its holder's, and waits for no one to forget it. */
const SAVED_CARDS = /* sql */ `
  select 'the card of payment ' || s.intent_id || case when r.user_id <> s.user_id then ' is kept for somebody else''s reservation'
    else ' was withdrawn three days ago, and is kept' end as detail
  from saved_cards s left join reservations r on r.id = s.reservation_id
  where r.user_id <> s.user_id or s.withdrawn_at < now() - interval '3 days'
  union all
  select 'reservation ' || i.reservation_id || ' had its kept card charged ' || count(*) || ' times'
  from payment_intents i where i.charges_saved group by i.reservation_id having count(*) > 1
  order by 1`

/** A code is used no more often than it says, in all and by each person. */
const PROMOS = /* sql */ `
  select 'promo code ' || p.id || ' is used ' || count(*) || ' times' as detail
  from promo_codes p join reservation_discounts x on x.promo_code_id = p.id and x.released_at is null
  group by p.id having count(*) > p.max_uses
  union all
  select 'promo code ' || p.id || ' is used ' || count(*) || ' times by user ' || r.user_id
  from promo_codes p join reservation_discounts x on x.promo_code_id = p.id and x.released_at is null
    join reservations r on r.id = x.reservation_id
  group by p.id, r.user_id having count(*) > p.max_uses_per_person
  order by 1`

/** A shared deposit is the sum of its shares, each with one payment that counts; all are taken together, or none. */
const SHARED = /* sql */ `
  select 'shared deposit ' || h.id || ' is ' || h.amount_cents || ', and its shares are ' || coalesce(s.cents, 0) as detail
  from shared_deposits h left join (select deposit_id, sum(amount_cents) as cents from deposit_shares group by 1) s on s.deposit_id = h.id
  where s.cents is distinct from h.amount_cents
  union all
  select 'payment ' || i.id || ' of a share is ' || i.state || ', and its deposit is ' || h.state
  from payment_intents i join deposit_shares s on s.id = i.share_id join shared_deposits h on h.id = s.deposit_id
  where case h.state when 'open' then i.state = 'accepted' or i.reservation_id is not null
    when 'complete' then i.state in ('started', 'refused', 'authorised')
      or (i.state in ('accepted', 'captured') and i.reservation_id is not null and i.reservation_id <> h.reservation_id)
    else i.state in ('started', 'refused', 'authorised', 'accepted') or i.reservation_id is not null end
  union all
  select 'share ' || s.id || ' of the complete deposit ' || h.id || ' was never accepted' from deposit_shares s
    join shared_deposits h on h.id = s.deposit_id
  where h.state = 'complete' and not exists (
    select from payment_intents i where i.share_id = s.id and i.reservation_id = h.reservation_id)
  union all
  select 'payment ' || i.id || ' is authorised for no shared deposit' from payment_intents i
  where i.state = 'authorised' and i.share_id is null
  union all
  select 'shared deposit ' || h.id || ' is over, and waits for its shares' from shared_deposits h
  where h.state = 'open' and h.deadline < now() - interval '15 minutes'
  union all
  select 'shared deposit ' || h.id || ' waits for shares of a canceled departure' from shared_deposits h
    join departures d on d.id = h.departure_id
  where h.state = 'open' and d.status = 'canceled'
  order by 1`

/** Each credit of a bank's file is a new line, an earlier one or refused, and what they sum up to is what the file says. */
const BANK_FILES = /* sql */ `
  select 'bank file ' || f.id || ' has ' || f.credits_count || ' credits of ' || f.credits_cents || ', and ' || c.count
    || ' of ' || c.cents || ' with a fate' as detail
  from bank_files f
  cross join lateral (select count(*) as count, coalesce(sum(amount_cents), 0) as cents from bank_file_credits where file_id = f.id) c
  where c.count <> f.credits_count or c.cents <> f.credits_cents
  union all
  select 'bank file ' || c.file_id || ' has one line for ' || count(*) || ' credits' from bank_file_credits c
  where c.line_id is not null group by c.file_id, c.line_id having count(*) > 1
  order by 1`

/** What is said of published reviews is what they are. */
const REVIEWS = /* sql */ `
  select 'rate ' || coalesce(rate::text, 'none') || ' is counted ' || sum(said) || ' times, and given ' || sum(given) as detail
  from (select rate, count as said, 0 as given from review_counts
    union all select rate, 0, 1 from reviews where status = 'published') rates
  group by rate having sum(said) <> sum(given)
  order by 1`

/** The team was told, within the hour, of what the worker could not do. */
const JOBS = /* sql */ `
  select 'row ' || s.row_id || ' of ' || s.task || ' is set aside since ' || s.first_failed_at::timestamptz(0) || ', and nobody was told' as detail
  from set_aside_rows s where s.told_at is null and s.given_up_at is null and s.first_failed_at < now() - interval '1 hour'
  union all
  select 'job ' || j.id || ' (' || j.task_identifier || ') failed for good, and nobody was told' from graphile_worker.jobs j
  where j.locked_at is null and j.attempts >= j.max_attempts and j.last_error is not null and j.updated_at < now() - interval '1 hour'
    and not exists (select from job_alerts a where a.subject = 'job:' || j.id)
  order by 1`

/** What was sent is drawn within the hour. */
const PICTURES = /* sql */ `
  select 'media ' || media_id || ' waits for its sizes since ' || asked_at::timestamptz(0) as detail
  from picture_drawings where asked_at < now() - interval '1 hour'
  order by media_id`

const CHECKS = {
  seats: SEATS,
  travelers: TRAVELERS,
  prices: PRICES,
  fees: FEES,
  totals: TOTALS,
  promos: PROMOS,
  confirmations: CONFIRMATIONS,
  credit: CREDIT,
  invoices: INVOICES,
  payments: PAYMENTS,
  'gift cards': GIFT_CARDS,
  'saved cards': SAVED_CARDS,
  'shared deposits': SHARED,
  'bank files': BANK_FILES,
  hits: HITS,
  jobs: JOBS,
  pictures: PICTURES,
  replies: REPLIES,
  reviews: REVIEWS,
}

/** What in the database contradicts itself: seats against bookings and holds, travelers, fees, minimums, payments, cards against publications. */
export const checkDatabase = async (): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const [check, statement] of Object.entries(CHECKS)) {
    const rows = await query<{ detail: string }>(statement)
    findings.push(...rows.map(({ detail }) => ({ check, detail })))
  }
  return findings
}
