import type { PrivateField } from '@/domain/accounts/private-fields'

const day = (instant: string): string => `to_char(${instant} at time zone 'Europe/Paris', 'YYYY-MM-DD')`

const rowsOf = (rows: string): string => `(select coalesce(json_agg(to_json(y)), '[]') from (${rows}) y)`

/** What a traveler gave by a private link is theirs, and not in the export of whoever booked. */
const unlessPrivate = (field: PrivateField): string =>
  `case when not p.given_privately @> '{${field}}' then p.${field} end as ${field}`

const PARTICIPANTS = /* sql */ `
  select p.first_name, p.last_name, ${day('p.birth_date')} as birth_date, p.email, p.phone,
    ${unlessPrivate('emergency_name')}, ${unlessPrivate('emergency_phone')}, ${unlessPrivate('diet')}, p.level::int,
    p.told_age::int, p.pays_child, p.added_price_cents, p.sizes, p.kit_packed, p.link_sent_at, p.completed_at
  from participants p where p.reservation_id = r.id order by p.position`

const GUARDIAN = /* sql */ `
  select g.first_name, g.last_name, g.phone, g.contacts, g.pick_ups, g.authorisation_version,
    to_char(g.received_on, 'YYYY-MM-DD') as authorisation_received_on, g.created_at, g.updated_at
  from guardians g where g.reservation_id = r.id`

const PAYMENTS = /* sql */ `
  select p.kind, p.method, p.amount_cents::int, p.received_at, p.reference, p.reason from payments p
  where p.reservation_id = r.id order by p.received_at, p.id`

/** The papers of accounting, as they were issued. */
const INVOICES = /* sql */ `
  select i.number, i.kind, i.issued_at, i.amount_cents, i.content ->> 'customer' as customer, i.content -> 'lines' as lines
  from invoices i where i.reservation_id = r.id order by i.issued_at, i.id`

const HISTORY = /* sql */ `
  select v.kind, v.created_at as at, case when v.author_id = u.id then 'you' when v.author_id is null then 'site'
    else 'agency' end as by, v.detail
  from reservation_events v where v.reservation_id = r.id order by v.created_at, v.id`

/** Also the readings of the whole departure: whoever read its roster read these travelers. */
const READINGS = /* sql */ `
  select w.created_at as at, a.role as by, w.kind from roster_views w join users a on a.id = w.viewer_id
  where w.departure_id = r.departure_id and (w.reservation_id is null or w.reservation_id = r.id)
    and w.created_at >= r.created_at order by w.created_at, w.id`

/** What the agency asked to change of the contract, and what was answered. */
const CHANGES = /* sql */ `
  select c.kind, c.justification, c.was, c.becomes, to_char(c.old_start, 'YYYY-MM-DD') as old_start,
    to_char(c.old_end, 'YYYY-MM-DD') as old_end, to_char(c.new_start, 'YYYY-MM-DD') as new_start,
    to_char(c.new_end, 'YYYY-MM-DD') as new_end, c.runs_at as told_at, a.from_cents, a.to_cents, a.needs_answer,
    to_char(c.answer_by, 'YYYY-MM-DD') as answer_by, a.text_version, a.silence, a.reminded_at, a.answer, a.answered_at,
    a.answered_by as by, a.refund_cents
  from contract_change_answers a join contract_changes c on c.id = a.change_id where a.reservation_id = r.id order by c.id`

/** What was written about it to who made it. */
const MAILS = /* sql */ `
  select m.subject, m.sent_to, m.sent_at from reservation_mails m where m.reservation_id = r.id
  order by m.sent_at, m.message_id`

/** SQL of the reservations of the user `u`, with all that is bound to them, as the export of one's data writes them. */
export const EXPORTED_RESERVATIONS = /* sql */ `
  select r.id, r.number, e.name as expedition, ${day('d.departure_start')} as departure,
    r.travelers_count::int as travelers, r.unit_price_cents::int, r.child_price_cents,
    r.child_price_max_age::int, r.total_cents::int, r.deposit_cents::int,
    ${day('r.balance_due_on')} as balance_due_on, r.options, r.status, r.source,
    case when r.terms_version is not null then
      json_build_object('version', r.terms_version, 'accepted_at', r.terms_accepted_at) end as terms,
    case when r.information_form_version is not null then json_build_object('version', r.information_form_version,
      'sent_at', r.information_form_sent_at, 'sent_to', r.information_form_sent_to) end as information_form,
    nullif(r.contract -> 'level_notice', 'null') as level_notice, 
    case when r.contract #> '{carbon,from}' is not null then r.contract -> 'carbon' end as carbon,
    r.confirmed_at, r.canceled_at, r.cancellation_fee_cents::int,
    r.travelers_fee_cents::int, (select json_build_object('choice', c.choice, 'chosen_at', c.chosen_at, 'by', c.chosen_by,
      'text_version', c.text_version, 'answer_by', to_char(c.answer_by, 'YYYY-MM-DD'))
      from cancellation_choices c where c.reservation_id = r.id) as choice,
    ${rowsOf(CHANGES)} as contract_changes, r.review_invited_at, r.created_at,
    ${rowsOf(PARTICIPANTS)} as participants,
    (select to_json(y) from (${GUARDIAN}) y) as guardian, ${rowsOf(PAYMENTS)} as payments, ${rowsOf(INVOICES)} as invoices, ${rowsOf(HISTORY)} as history,
    ${rowsOf(MAILS)} as mails, ${rowsOf(READINGS)} as readings
  from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where r.user_id = u.id order by r.created_at`
