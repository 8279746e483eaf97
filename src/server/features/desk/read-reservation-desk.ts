import type { ReservationDesk } from '@/contract/reservation-desk'
import type { MoveChoice } from '@/contract/move-choice'
import { bookingPrice, type ChosenOption } from '@/domain/reservations/booking-price'
import { cancellationFee, type CancellationTerms } from '@/domain/changes/cancellation'
import { childFareOf, paysChildFare } from '@/domain/seats/child-fare'
import type { Discount } from '@/domain/reservations/discount'
import { promoAfter, type KeptPromo } from '@/domain/reservations/kept-promo'
import { refundDay, refundDueCents } from '@/domain/ledger/refund-due'
import { deskDiscount } from '@/server/features/changes/set-discount'
import { USABLE_CREDIT_CENTS } from '@/server/features/ledger/credit/read-credit'
import { DISCOUNTS, KEPT_PROMO } from '@/server/features/reservations/discounts/discounts-sql'
import { ADDED_PRICES, CHILD_POSITIONS } from '@/server/features/reservations/paid-places'
import { pricedBooking, type PricedReservation } from '@/server/features/reservations/priced-booking'
import { ASKED_CENTS, CHANGED_AT, PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { agesOfPeople, KNOWN_AGES, type KnownAge } from '@/server/features/seats/known-ages'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { DEPOSIT_CENTS, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { CUSTOMER_JSON, NOTE_JSON, STORY_JSON } from './booking-facts'
import { GROSS_FEE_CENTS } from './record-savings'

type Row = Omit<
  ReservationDesk,
  | 'fee_cents'
  | 'refund_due_cents'
  | 'refund_due_on'
  | 'options'
  | 'discounts'
  | 'discount_cents'
  | 'discount_max_cents'
  | 'choices'
> & {
  today: string
  terms: CancellationTerms
  options: ChosenOption[]
  discounts: Discount[]
  promo: KeptPromo | null
  canceled_fee_cents: number
  child_price_cents: number | null
  child_price_max_age: number | null
  people: KnownAge[]
  changed_on: string
  indemnity_cents: number
  priced: Pick<
    PricedReservation,
    'unitCents' | 'childPriceCents' | 'childPriceMaxAge' | 'childPositions' | 'addedPrices' | 'expeditionType'
  >
  choices: Array<Omit<MoveChoice, 'difference_cents' | 'promo'> & { unit_cents: number }>
}

/** What the agency sees on a reservation: what was paid, what canceling costs, where it may go. */
export const readReservationDesk = async (id: number): Promise<ReservationDesk> => {
  const [row] = await queryStatement<Row>(sql`
    select r.id, coalesce(r.number, r.id::text) as number, r.status, r.source,
      ${CUSTOMER_JSON} as customer, json_build_object('id', e.id, 'name', e.name) as expedition, d.id as departure_id,
      ${NOTE_JSON} as note, ${STORY_JSON} as story, ${parisDay(sql`r.balance_due_on`)} as balance_due_on,
      greatest(0, ${ASKED_CENTS} - r.paid_cents)::int as owed_cents,
      case when r.status = 'canceled' then 0 else greatest(0, ${DEPOSIT_CENTS.r} - r.paid_cents)::int end
        as deposit_left_cents,
      case when r.information_form_sent_at is not null then json_build_object('version', r.information_form_version,
        'sent_at', ${isoInstant(sql`r.information_form_sent_at`)}, 'sent_to', r.information_form_sent_to)
        end as information_form,
      case when e.expedition_type = 'kids' then
        case when exists (select 1 from guardians g where g.reservation_id = r.id) then 'told' else 'untold' end
        end as guardian_state,
      (select json_build_object('received_on', to_char(g.received_on, 'YYYY-MM-DD'), 'by', x.first_name)
        from guardians g left join users x on x.id = g.received_by
        where g.reservation_id = r.id and g.received_on is not null) as authorisation,
      r.travelers_count::int as travelers_count,
      r.total_cents::int as total_cents, ${PAID_CENTS} as paid_cents, ${USABLE_CREDIT_CENTS} as credit_cents,
      coalesce(r.options, '[]') as options, ${DISCOUNTS} as discounts, ${KEPT_PROMO} as promo,
      r.travelers_fee_cents::int as travelers_fee_cents, json_build_object('feeTable', r.contract -> 'cancellation',
        'refundCeiling', r.refund_ceiling::int) as terms,
      json_build_object('unitCents', r.unit_price_cents::int, 'childPriceCents', r.child_price_cents,
        'childPriceMaxAge', r.child_price_max_age, 'expeditionType', e.expedition_type, 'childPositions', ${CHILD_POSITIONS},
        'addedPrices', ${ADDED_PRICES}) as priced,
      e.child_price_cents::int as child_price_cents, e.child_price_max_age::int as child_price_max_age,
      ${KNOWN_AGES} as people,
      ${GROSS_FEE_CENTS} as gross_fee_cents, r.savings_cents::int as savings_cents,
      coalesce(r.cancellation_fee_cents, 0)::int as canceled_fee_cents, ${parisDay(CHANGED_AT)} as changed_on,
      coalesce(r.indemnity_cents, 0)::int as indemnity_cents,
      ${parisDay(sql`d.departure_start`)} as departure_start, ${parisDay(sql`d.departure_end`)} as departure_end,
      ${parisDay(sql`now()`)} as today,
      coalesce((select json_agg(json_build_object('id', o.id,
          'departure_start', ${parisDay(sql`o.departure_start`)}, 'departure_end', ${parisDay(sql`o.departure_end`)},
          'available_count', (o.capacity - o.seats_taken)::int,
          'unit_cents', coalesce(o.price_cents, e.price_cents)::int) order by o.departure_start)
        from departures o where o.expedition_id = d.expedition_id and o.id <> d.id and ${NOT_CANCELED.o}
          and (o.departure_start at time zone 'Europe/Paris')::date > ${TODAY}
          and o.capacity - o.seats_taken >= r.travelers_count), '[]'::json) as choices
    from reservations r join users u on u.id = r.user_id join departures d on d.id = r.departure_id
      join expeditions e on e.id = d.expedition_id
    where r.id = ${id}`)
  if (!row) throw notFound('Cette réservation n’existe pas.')
  const {
    choices,
    options,
    discounts,
    promo,
    today,
    terms,
    changed_on,
    canceled_fee_cents,
    indemnity_cents,
    people,
    child_price_cents: childPriceCents,
    child_price_max_age: childPriceMaxAge,
    priced,
    ...reservation
  } = row
  const { travelers_count: travelers, total_cents: totalCents, departure_start: departureStart } = reservation
  const travelersFeeCents = reservation.travelers_fee_cents
  const kept = { ...priced, travelers, options, discounts }
  const priceNow = bookingPrice(pricedBooking(kept))
  const { discountCents, maxCents } = deskDiscount(kept)
  return {
    ...reservation,
    options: options.map(({ label, count }) => ({ label, count })),
    discounts: priceNow.lines
      .filter(({ kind }) => kind === 'discount')
      .map(({ label, amountCents }) => ({ label, amount_cents: -amountCents })),
    discount_cents: discountCents,
    discount_max_cents: maxCents,
    refund_due_cents: refundDueCents({
      isCanceled: row.status === 'canceled',
      paidCents: row.paid_cents,
      totalCents,
      feeCents: canceled_fee_cents,
      indemnityCents: indemnity_cents,
    }),
    refund_due_on: refundDay(changed_on),
    fee_cents: cancellationFee({ ...terms, totalCents, travelersFeeCents, departureStart, today }).feeCents,
    choices: choices.map(({ unit_cents: unitCents, ...choice }) => {
      const childFare = childFareOf({ unitCents, childPriceCents, childPriceMaxAge })
      const ages = agesOfPeople({ people, travelers, departureStart: choice.departure_start })
      const children = ages.filter((age) => paysChildFare({ age, fare: childFare })).length
      const booking = { label: '', unitCents, travelers, childFare, children, options, discounts }
      const after = promoAfter({ booking, promo, departureStart: choice.departure_start })
      const price = bookingPrice({ ...booking, discounts: after.discounts })
      return {
        ...choice,
        difference_cents: price.totalCents + travelersFeeCents - totalCents,
        promo: after.change?.words ?? null,
      }
    }),
  }
}
