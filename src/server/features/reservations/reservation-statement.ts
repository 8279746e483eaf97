import type { SQL } from 'drizzle-orm'
import { AGENCY_BANK } from '@/server/features/payment-methods/agency-bank'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import { BOOKED_EXPEDITION, JOURNEYS, KIT } from '@/server/features/seats/booked-expedition'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { DECISION_DAY, LEADING_GUIDE, MISSING_TRAVELERS, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { DISCOUNTS } from './discounts/discounts-sql'
import { KNOWN_GUARDIAN } from './participants/participants-json'
import { ADDED_CENTS, CHILDREN } from './paid-places'
import {
  ARRIVING_CENTS,
  CHANGED_AT,
  COMING_MAILS,
  HISTORY,
  INVOICES,
  PAID_CENTS,
  PARTICIPANTS,
  PAYMENTS,
} from './reservation-facts'

const RESERVATION = sql`
  select r.id, r.departure_id, r.number, r.cart_number::int as cart_number, r.status,
    r.travelers_count::int as travelers_count, r.unit_price_cents::int as unit_cents,
    r.child_price_cents, r.child_price_max_age, ${CHILDREN} as children, ${ADDED_CENTS} as added_cents, r.total_cents::int as total_cents,
    r.deposit_cents::int as deposit_cents, r.cancellation_fee_cents::int as cancellation_fee_cents,
    r.travelers_fee_cents::int as travelers_fee_cents, r.contract -> 'cancellation' as fee_table, r.contract -> 'payment' as payment_terms,
    r.refund_ceiling::int as refund_ceiling, 
    case when r.contract #> '{carbon,from}' is not null then r.contract -> 'carbon' end as carbon,
    coalesce(r.indemnity_cents, 0)::int as indemnity_cents, ${parisDay(CHANGED_AT)} as changed_on, ${MISSING_TRAVELERS} as missing_count,
    to_char(${DECISION_DAY}, 'YYYY-MM-DD') as decision_on,
    ${parisDay(sql`r.balance_due_on`)} as balance_due_on, ${parisDay(sql`r.created_at`)} as booked_on,
    ${parisDay(sql`now()`)} as today, coalesce(r.options, '[]') as options, ${DISCOUNTS} as discounts,
    ${parisDay(sql`d.departure_start`)} as departure_start, ${parisDay(sql`d.departure_end`)} as departure_end,
    ${BOOKED_EXPEDITION} as expedition, ${PARTICIPANTS} as participants,
    ${KNOWN_GUARDIAN} as known_guardian, ${PAID_CENTS} as paid_cents, ${ARRIVING_CENTS} as arriving_cents,
    ${PAYMENTS} as payments, ${HISTORY} as history,
    ${COMING_MAILS} as coming_mails, ${INVOICES} as invoices,
    case when g.id is not null then json_build_object('full_name', g.full_name, 'title', g.job_title,
      'photo', coalesce(a.sizes_sm_url, a.url)) end as guide,
    ${JOURNEYS} as journeys, ${KIT} as kit,
    coalesce((select p.kit_packed from participants p where p.reservation_id = r.id and p.position = 1), '[]') as kit_packed,
    (select json_build_object('version', r.terms_version, 'is_kept', exists (select 1 from legal_documents l
      where l.kind = 'terms_of_sale' and l.status = 'published' and l.version = r.terms_version))
      where r.terms_version is not null) as terms,
    (select json_build_object('version', r.information_form_version, 'kind', k.kind, 'is_kept', exists (
        select 1 from legal_documents l where l.kind::text = k.kind and l.status = 'published'
          and l.version = r.information_form_version))
      from (select case r.source when 'phone' then 'information_form_b' else 'information_form_a' end as kind) k
      where r.information_form_version is not null) as information_form,
    (select json_build_object('answer_by', to_char(c.answer_by, 'YYYY-MM-DD'), 'made', c.choice)
      from cancellation_choices c where c.reservation_id = r.id) as choice,
    (select json_build_object('answer_by', to_char(c.answer_by, 'YYYY-MM-DD'))
      from contract_change_answers a join contract_changes c on c.id = a.change_id
      where a.reservation_id = r.id and a.needs_answer and a.answer is null and ${NOT_CANCELED.r}
        and c.departure_id = r.departure_id and c.answer_by >= ${TODAY}) as change,
    (select ${AGENCY_BANK} from site_settings s limit 1) as bank, ${TRANSFER_DAYS_SET} as transfer_days
  from reservations r
  join departures d on d.id = r.departure_id
  join expeditions e on e.id = d.expedition_id
  left join guides g on g.id = ${LEADING_GUIDE}
  left join media a on a.id = g.avatar_id
  where `

/** The statement of the reservations `r` that meet a condition, in full, as `presentReservation` takes them. */
export const reservationStatement = (condition: SQL): SQL => sql`${RESERVATION}${condition}`
