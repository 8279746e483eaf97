import type { DepartureDesk } from '@/contract/desk'
import type { CancellationTerms } from '@/domain/changes/cancellation'
import { endingIndemnity, minimumRefusal } from '@/domain/departures/departure-ending'
import { departureMargins } from '@/domain/departures/departure-margins'
import { canTransferArrive } from '@/domain/departures/transfer-time'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { IS_UNPAID } from '@/server/features/reservations/unpaid-sql'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { IS_ANNOUNCED_TEXT, pricesAround } from '@/server/platform/db/reduction'
import {
  CUSTOMER_NAME,
  DECISION_DAY,
  DEPOSIT_CENTS,
  FIRM_REDUCTION,
  FIRM_TRAVELERS,
  FIRST_DAY,
  IS_PROVEN,
  NAME_OR_EMAIL,
  NOT_CANCELED,
  PRICE_CENTS,
} from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'

type Row = Omit<DepartureDesk, 'confirmation' | 'takes_transfer'> & {
  transfer_days: number
  today: string
  min_participants: number | null
  firm_count: number
  reduction_cents: number
  /** Of each reservation that stands. */
  standing: Array<CancellationTerms & { totalCents: number; travelersFeeCents: number }>
  decision_on: string
  fixed_cost_cents: number | null
  traveler_cost_cents: number | null
}

/** What the agency sees on a departure: its seats, whether it leaves, who booked, who holds seats at this moment. */
export const readDepartureDesk = async (departureId: number): Promise<DepartureDesk> => {
  const [row] = await queryStatement<Row>(sql`
    select d.id, d.status, d.capacity::int as capacity, d.seats_taken::int as seats_taken, coalesce(e.name, d.title) as expedition,
      ${parisDay(sql`d.departure_start`)} as departure_start, ${parisDay(sql`d.departure_end`)} as departure_end,
      ${FIRST_DAY} <= ${TODAY} as is_past,
      coalesce(${PRICE_CENTS}, 0)::int as price_cents, ${parisDay(sql`now()`)} as today, ${TRANSFER_DAYS_SET} as transfer_days,
      ${REDUCTION} as reduction, d.min_participants::int as min_participants, ${FIRM_TRAVELERS} as firm_count,
      ${FIRM_REDUCTION} as reduction_cents,
      to_char(${DECISION_DAY}, 'YYYY-MM-DD') as decision_on, e.fixed_cost_cents::int as fixed_cost_cents,
      e.traveler_cost_cents::int as traveler_cost_cents,
      coalesce((select json_agg(json_build_object(
          'id', r.id, 'number', coalesce(r.number, r.id::text), 'customer', ${CUSTOMER_NAME},
          'email', u.email, 'phone', u.phone,
          'travelers_count', r.travelers_count::int, 'status', r.status, 'source', r.source,
          'total_cents', r.total_cents::int, 'deposit_cents', ${DEPOSIT_CENTS.r}::int, 'paid_cents', ${PAID_CENTS},
          'is_unpaid', ${IS_UNPAID}) order by r.status = 'canceled', r.id)
        from reservations r join users u on u.id = r.user_id where r.departure_id = d.id), '[]'::json) as reservations,
      coalesce((select json_agg(json_build_object(
          'id', c.id, 'customer', ${NAME_OR_EMAIL}, 'email', u.email, 'travelers_count', c.travelers_count::int,
          'hold_expires_at', ${isoInstant(sql`c.hold_expires_at`)}, 'is_ordered', u.email_verified_at is null and exists (
            select 1 from pending_orders o where o.cart_id = c.id and o.expires_at > now())) order by c.hold_expires_at)
        from carts c join users u on u.id = c.user_id
        where c.departure_id = d.id and c.held_seats > 0 and c.hold_expires_at > now()), '[]'::json) as holds,
      coalesce((select json_agg(json_build_object('totalCents', r.total_cents::int,
          'travelersFeeCents', r.travelers_fee_cents::int, 'feeTable', r.contract -> 'cancellation',
          'refundCeiling', r.refund_ceiling::int))
        from reservations r where r.departure_id = d.id and ${NOT_CANCELED.r}), '[]'::json) as standing,
      ${SOLD_OPTIONS} as options, ${WAITLIST} as waitlist, d.waitlist_closed is true as is_waitlist_closed, ${CANCELLATION} as cancellation
    from departures d join expeditions e on e.id = d.expedition_id
    where d.id = ${departureId}`)
  if (!row) throw notFound('Ce départ n’existe pas.')
  const {
    today,
    transfer_days: transferDays,
    min_participants,
    firm_count,
    reduction_cents: reductionCents,
    decision_on,
    fixed_cost_cents,
    traveler_cost_cents,
    standing,
    ...desk
  } = row
  const { status, departure_start: departureStart, departure_end: departureEnd, price_cents: priceCents } = desk
  return {
    ...desk,
    takes_transfer: canTransferArrive({ departureStart, today, transferDays }),
    confirmation: {
      min_participants,
      firm_count,
      decision_on,
      minimum_refusal: minimumRefusal({
        status,
        departureStart,
        departureEnd,
        minParticipants: min_participants,
        today,
      }),
      indemnity_cents: standing.reduce(
        (sum, costs) => sum + endingIndemnity({ ending: 'other', ...costs, departureStart, today }),
        0,
      ),
      margins: departureMargins({
        priceCents,
        reductionCents,
        fixedCostCents: fixed_cost_cents,
        travelerCostCents: traveler_cost_cents,
        firm: firm_count,
        minimum: min_participants,
      }),
    },
  }
}

const REDUCTION = sql.raw(`case when ${IS_ANNOUNCED_TEXT} then (
  select json_build_object('lowest_cents', a.lowest_cents, 'until', to_char(d.reduction_until at time zone 'Europe/Paris', 'YYYY-MM-DD'),
    'is_shown', coalesce(a.highest_cents < a.lowest_cents, false))
  from ${pricesAround('d.reduction_from')} a) end`)

/** SQL of the options of the trip `e`, in their order. */
const SOLD_OPTIONS = sql`coalesce((
  select json_agg(json_build_object('id', o.id, 'label', o.label, 'unit_cents', o.price_cents::int) order by o._order)
  from expeditions_options o where o._parent_id = e.id), '[]'::json)`

const WAITLIST = sql`coalesce((select json_agg(json_build_object(
    'id', w.id, 'customer', ${NAME_OR_EMAIL}, 'email', u.email, 'travelers_count', w.travelers::int,
    'fewest_count', w.fewest::int, 'ages', w.ages, 'held_count', w.held_seats::int,
    'state', case when w.is_paused then 'paused' when w.offered_until is not null then 'offered'
      when w.held_seats > 0 then 'claiming' when not ${IS_PROVEN} then 'unproven' else 'waiting' end,
    'until', case when w.held_seats > 0 then ${isoInstant(sql`coalesce(w.offered_until, w.claimed_until)`)} end,
    'moved', (select json_build_object('from_place', m.from_place, 'to_place', m.to_place, 'reason', m.reason,
        'author', nullif(concat_ws(' ', a.first_name, a.last_name), ''), 'moved_at', ${isoInstant(sql`m.moved_at`)})
      from waitlist_moves m left join users a on a.id = m.author_id
      where m.entry_id = w.id order by m.id desc limit 1)) order by w.rank)
  from waitlist_entries w join users u on u.id = w.user_id where w.departure_id = d.id), '[]'::json)`

const CANCELLATION = sql`(select json_build_object('state', x.state, 'runs_at', ${isoInstant(sql`x.runs_at`)},
    'reason', x.reason, 'author', a.first_name, 'refusal', x.refusal, 'choices', coalesce((
      select json_agg(json_build_object('reservation_id', r.id,
          'customer', ${CUSTOMER_NAME}, 'phone', u.phone,
          'answer_by', to_char(c.answer_by, 'YYYY-MM-DD'), 'choice', c.choice,
          'is_silence', coalesce(c.chosen_by = 'clock', false)) order by r.id)
        from cancellation_choices c join reservations r on r.id = c.reservation_id join users u on u.id = r.user_id
        where c.cancellation_id = x.id), '[]'::json))
  from departure_cancellations x left join users a on a.id = x.author_id
  where x.departure_id = d.id and x.state <> 'stopped' order by x.id desc limit 1)`
