import type { SQL } from 'drizzle-orm'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql } from '@/server/platform/db/transaction-of'
import { HIDEABLE_PARTICIPANT_JSON } from './participants/participants-json'

/** SQL of the travelers of the reservation `r`, by position, with which fields they gave privately. */
export const PARTICIPANTS = sql`coalesce((
  select json_agg(${HIDEABLE_PARTICIPANT_JSON} order by p.position)
  from participants p where p.reservation_id = r.id), '[]'::json)`

/** SQL of the share of the whole price that the contract of the reservation `r` asks as its deposit, in percent. */
export const DEPOSIT_PERCENT = sql`(r.contract #>> '{payment,deposit_percent}')::int`

/** SQL of how many days a late deposit of the reservation `r` is waited for once it was claimed, by its contract. */
export const GRACE_DAYS = sql`(r.contract #>> '{payment,grace_days}')::int`

/** SQL of what has been paid for the reservation `r`, refunds taken off, in cents: the sum of its payments, kept by their trigger. */
export const PAID_CENTS = sql`r.paid_cents`

/** SQL of what authorised cards are about to be debited for the reservation `r`, in cents. */
export const ARRIVING_CENTS = sql`(
  select coalesce(sum(i.amount_cents), 0)::int
  from payment_intents i where i.reservation_id = r.id and i.state = 'accepted')`

// What a canceled reservation costs is its fee, less what the agency owes for it.
const unlessCanceled = (isApart: SQL): SQL => sql`case when r.status = 'canceled'
  then r.paid_cents > coalesce(r.cancellation_fee_cents, 0) - coalesce(r.indemnity_cents, 0) else ${isApart} end`

/** Whether more was paid for the reservation `r` than it costs: the condition of the index `reservations_overpaid`. */
export const IS_OVERPAID = unlessCanceled(sql`r.paid_cents > r.total_cents`)

/** Whether something is due for the reservation `r`, or to be given back: the condition of `reservations_unsettled`. */
export const IS_UNSETTLED = unlessCanceled(sql`r.paid_cents <> r.total_cents`)

/** SQL of what was received and given back of the reservation `r`, the oldest first, in euros. */
export const PAYMENTS = sql`(
  select coalesce(json_agg(json_build_object('on', ${parisDay(sql`p.received_at`)}, 'kind', p.kind, 'method', p.method,
    'amount', p.amount_cents / 100.0) order by p.received_at, p.id), '[]')
  from payments p where p.reservation_id = r.id)`

/** SQL of what the payment `p` changes in what was received, in cents: a refund takes from it. */
export const SIGNED_CENTS = sql`case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end`
/** SQL of whether the payment `p` moved money outside of any provider, and is no credit, gift card or transfer between bookings. */
export const IS_BY_HAND = sql`(p.provider is null and p.method not in ('credit', 'gift_card', 'moved'))`
/** SQL of what the reservation `r` costs in all, in cents: once canceled its fee, less what the agency owes for it. */
export const ASKED_CENTS = sql`case when r.status = 'canceled'
  then coalesce(r.cancellation_fee_cents, 0) - coalesce(r.indemnity_cents, 0) else r.total_cents end`

/**
 * SQL of the instant from which the agency has fourteen days to pay back what it owes of the reservation `r`: the last change of its
 * price, the return of a credit as a refund, or the last payment above its price.
 */
export const CHANGED_AT = sql`greatest(coalesce(r.canceled_at, (
  select max(v.created_at) from reservation_events v
  where v.reservation_id = r.id and v.kind in ('traveler_canceled', 'traveler_added', 'moved', 'options_changed', 'transferred', 'discounted', 'contract_changed')), r.created_at), (
  select max(v.created_at) from reservation_events v where v.reservation_id = r.id and v.kind = 'credit_returned'), (
  select max(s.created_at) from (
    select p.created_at, p.kind, ${SIGNED_CENTS} as cents, sum(${SIGNED_CENTS}) over (order by p.id) as paid
    from payments p where p.reservation_id = r.id) s
  where (${NOT_CANCELED.r} or s.kind = 'refund_returned') and s.cents > 0 and s.paid > ${ASKED_CENTS} and s.paid - s.cents <= ${ASKED_CENTS}))`

/** SQL of what happened to the reservation `r`, oldest first. */
export const HISTORY = sql`coalesce((
  select json_agg(json_build_object('kind', v.kind, 'at', ${isoInstant(sql`v.created_at`)}, 'author', a.first_name)
    order by v.created_at, v.id)
  from reservation_events v left join users a on a.id = v.author_id where v.reservation_id = r.id), '[]'::json)`

/** SQL of what will be written at its hour to who made the reservation `r`, the next one first. */
export const COMING_MAILS = sql`coalesce((
  select json_agg(json_build_object('kind', m.kind, 'at', ${isoInstant(sql`m.due_at`)}) order by m.due_at, m.id)
  from scheduled_mails m
  where m.reservation_id = r.id and m.participant_id is null and m.state = 'planned'), '[]'::json)`

/** SQL of the invoices and credit notes of the reservation `r`, oldest first; those of this very transaction have no number yet. */
export const INVOICES = sql`coalesce((
  select json_agg(json_build_object('id', i.id, 'number', i.number, 'kind', i.kind,
    'issued_on', ${parisDay(sql`i.issued_at`)}, 'amount', i.amount_cents / 100.0) order by i.issued_at, i.id)
  from invoices i where i.reservation_id = r.id and i.number is not null), '[]'::json)`
