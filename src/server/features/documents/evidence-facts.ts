import type { ReservationDetail } from '@/contract/reservation-detail'
import type { PaymentKind, PaymentMethod } from '@/domain/ledger/payment-words'
import type { ReservationEventKind } from '@/domain/reservations/reservation-event-words'
import { presentReservation, type ReservationRow } from '@/server/features/reservations/present-reservation'
import { reservationStatement } from '@/server/features/reservations/reservation-statement'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { readContract, type ContractFacts } from './read-contract'

export type Accepted = {
  what: 'terms' | 'information_form' | 'level_notice' | 'card_terms' | 'transfer' | 'choice'
  version: string
  at: string
}

type Kept = {
  customer: { first_name: string | null; last_name: string | null; email: string }
  orderedAt: string
  source: string
  disputes: Array<{
    reference: string
    provider: string
    payment: string
    cents: number
    state: 'open' | 'won' | 'lost'
    openedAt: string
    paidAt: string
  }>
  accepted: Accepted[]
  payments: Array<{
    on: string
    kind: PaymentKind
    method: PaymentMethod
    cents: number
    provider: string | null
    reference: string | null
  }>
  mails: Array<{ at: string; subject: string; to: string | null }>
  history: Array<{ at: string; kind: ReservationEventKind; by: 'customer' | 'agency' | 'site' }>
}

/** What answers a bank whose customer contests a payment: what was agreed to, paid, written and done, and when. */
export type EvidenceFacts = Kept & { reservation: ReservationDetail; contract: ContractFacts }

/** The facts about a reservation, contested or about to be; 404 when there is none. */
export const readEvidence = async (reservationId: number): Promise<EvidenceFacts> => {
  const [kept] = await queryStatement<Kept>(sql`${KEPT} where r.id = ${reservationId}`)
  const [row] = await queryStatement<ReservationRow>(reservationStatement(sql`r.id = ${reservationId}`))
  if (!kept || !row) throw notFound('Cette réservation n’existe pas.')
  return {
    ...kept,
    reservation: presentReservation(row),
    contract: await readContract(reservationId),
  }
}

const DISPUTES = sql`coalesce((
  select json_agg(json_build_object('reference', x.reference, 'provider', i.provider, 'payment', i.provider_reference,
    'cents', i.captured_cents, 'state', x.state, 'openedAt', ${isoInstant(sql`x.opened_at`)},
    'paidAt', ${isoInstant(sql`i.created_at`)}) order by x.opened_at, x.reference)
  from payment_disputes x join payment_intents i on i.id = x.intent_id where i.reservation_id = r.id), '[]'::json)`

// Of a card that is kept, the payment says what was agreed to, also once the card is forgotten.
const ACCEPTED = sql`coalesce((
  select json_agg(json_build_object('what', t.what, 'version', t.version, 'at', ${isoInstant(sql`t.at`)}) order by t.at, t.what)
  from (
    select 'terms' as what, r.terms_version::text as version, r.terms_accepted_at as at where r.terms_version is not null
    union all select 'information_form', r.information_form_version::text, coalesce(r.information_form_sent_at, r.created_at)
      where r.information_form_version is not null
    union all select 'level_notice', r.contract #>> '{level_notice,version}', r.created_at
      where r.contract #>> '{level_notice,version}' is not null
    union all select 'card_terms', i.card_terms_version, i.created_at from payment_intents i
      where i.reservation_id = r.id and i.saves_card and i.card_terms_version is not null
    union all select 'transfer', v.notice_version, v.transferred_at from reservation_transfers v
      where v.reservation_id = r.id and v.notice_version is not null
    union all select 'choice', c.text_version, c.chosen_at from cancellation_choices c
      where c.reservation_id = r.id and c.text_version is not null and c.chosen_at is not null
  ) t where t.at is not null), '[]'::json)`

const KEPT = sql`
  select case when u.deleted_at is null
      then json_build_object('first_name', u.first_name, 'last_name', u.last_name, 'email', u.email)
      else json_build_object('first_name', null, 'last_name', r.billing_name, 'email', '') end as customer,
    ${isoInstant(sql`r.created_at`)} as "orderedAt", r.source, ${DISPUTES} as disputes, ${ACCEPTED} as accepted,
    coalesce((select json_agg(json_build_object('on', ${parisDay(sql`y.received_at`)}, 'kind', y.kind, 'method', y.method,
        'cents', y.amount_cents::int, 'provider', y.provider, 'reference', coalesce(y.provider_reference, y.reference))
        order by y.received_at, y.id)
      from payments y where y.reservation_id = r.id), '[]'::json) as payments,
    coalesce((select json_agg(json_build_object('at', ${isoInstant(sql`m.sent_at`)}, 'subject', m.subject, 'to', m.sent_to)
        order by m.sent_at, m.message_id)
      from reservation_mails m where m.reservation_id = r.id), '[]'::json) as mails,
    coalesce((select json_agg(json_build_object('at', ${isoInstant(sql`v.created_at`)}, 'kind', v.kind, 'by', case
        when v.author_id is null then 'site' when v.author_id = r.user_id then 'customer' else 'agency' end)
        order by v.created_at, v.id)
      from reservation_events v where v.reservation_id = r.id), '[]'::json) as history
  from reservations r join users u on u.id = r.user_id`
