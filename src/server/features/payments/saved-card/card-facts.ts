import type { SQL } from 'drizzle-orm'
import type { KeptCard } from '@/domain/payments/saved-card'
import { IS_ON_ACCOUNT } from '@/server/features/payment-methods/transfer-on-account'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

export type CardFacts = KeptCard & {
  reservationId: number
  provider: string
  /** A payment of this reservation is under way, a transfer waits to be written down, or a refund at its provider to be decided on. */
  isBusy: boolean
  today: string
}

/** SQL of a payment of the reservation `r` that is neither made nor over. */
const UNDER_WAY = sql`exists (select 1 from payment_intents i where i.reservation_id = r.id
  and i.state in ('started', 'refused', 'accepted', 'releasing'))`

/** SQL of a refund of the reservation `r` that its provider made by itself, and that the desk has not decided on. */
const TO_DECIDE = sql`exists (select 1 from payment_refunds f join payment_intents i on i.id = f.intent_id
  join payment_differences x on x.provider = i.provider and x.provider_reference = f.provider_reference
  where f.reservation_id = r.id and f.found_at is not null and x.kind = 'refund' and x.gone_at is null and x.decided_at is null)`

/** SQL of `CardFacts` of the cards `s` that may be charged and meet a condition. */
export const cardFacts = (condition: SQL): SQL => sql`
  select r.id as "reservationId", s.provider,
    case when s.announced_on is not null then json_build_object('on', to_char(s.announced_on, 'YYYY-MM-DD'),
      'dueOn', to_char(s.announced_for, 'YYYY-MM-DD'), 'cents', s.announced_cents) end as announced,
    s.refused_at is not null or exists (select 1 from payment_intents i where i.reservation_id = r.id and i.charges_saved)
      as "isTried",
    not (${NOT_CANCELED.r} and ${NOT_CANCELED.d}) as "isCanceled", (r.total_cents - ${PAID_CENTS})::int as "leftCents",
    ${parisDay(sql`r.balance_due_on`)} as "balanceDueOn", ${parisDay(sql`d.departure_start`)} as "departureStart",
    ${UNDER_WAY} or ${IS_ON_ACCOUNT} or ${TO_DECIDE} as "isBusy", ${TODAY}::text as today
  from saved_cards s join reservations r on r.id = s.reservation_id join departures d on d.id = r.departure_id
  where s.withdrawn_at is null and ${condition}`
