import type { SQL } from 'drizzle-orm'
import type { Awaited } from '@/contract/awaited'
import type { MoveDate } from '@/contract/reservation-changes'
import { bookingPrice, type ChosenOption } from '@/domain/reservations/booking-price'
import { childFareOf, paysChildFare, type ChildFare } from '@/domain/seats/child-fare'
import type { Discount } from '@/domain/reservations/discount'
import { promoAfter, type KeptPromo } from '@/domain/reservations/kept-promo'
import { movedSchedule } from '@/domain/changes/moved-booking'
import { partyRefusal, type PartyRefusal, type TripAges } from '@/domain/seats/party-ages'
import type { PaymentSchedule } from '@/domain/reservations/payment-schedule'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import { alsoBooked } from '@/server/features/reservations/also-booked'
import { DISCOUNTS, KEPT_PROMO } from '@/server/features/reservations/discounts/discounts-sql'
import { DEPOSIT_PERCENT, PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { agesOfPeople, KNOWN_AGES, TRIP_AGES, type KnownAge } from '@/server/features/seats/known-ages'
import { parisDay } from '@/server/platform/db/paris-day'
import { AWAITED_TEXT, DEPOSIT_CENTS, LEADING_GUIDE, PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'

/** Another departure of the trip that is booked, and what counts of the booking for going to it; days of Paris. */
export type MoveOffer = {
  departureId: number
  departureStart: string
  departureEnd: string
  unitCents: number
  isConfirmed: boolean
  awaited: Awaited | null
  /** Seats that nobody has, those of holds that are over among them. */
  available: number
  guide: string | null
  alsoBooked: MoveDate['also_booked']
  label: string
  childPriceCents: number | null
  childPriceMaxAge: number | null
  people: KnownAge[]
  travelers: number
  options: ChosenOption[]
  discounts: Discount[]
  promo: KeptPromo | null
  totalCents: number
  travelersFeeCents: number
  depositCents: number
  paidCents: number
  bookedOn: string
  today: string
  depositPercent: number
  transferDays: number
} & TripAges

/** SQL of the other departures `d` of the trip that a reservation is for, as `MoveOffer` has them, first one first. */
export const moveOffersStatement = ({ id, condition }: { id: number; condition: SQL }): SQL => sql`
  select d.id as "departureId", ${parisDay(sql`d.departure_start`)} as "departureStart",
    ${parisDay(sql`d.departure_end`)} as "departureEnd", ${PRICE_CENTS}::int as "unitCents",
    d.status = 'confirmed' as "isConfirmed", ${sql.raw(AWAITED_TEXT)} as awaited,
    (d.capacity - d.seats_taken + (select coalesce(sum(x.held_seats), 0) from carts x
      where x.departure_id = d.id and x.held_seats > 0 and x.hold_expires_at <= now()))::int as available,
    g.full_name as guide, ${alsoBooked({ userId: sql`r.user_id`, departureId: sql`d.id`, except: sql`r.id` })} as "alsoBooked", e.name as label, e.child_price_cents::int as "childPriceCents",
    e.child_price_max_age::int as "childPriceMaxAge", ${TRIP_AGES}, ${KNOWN_AGES} as people,
    r.travelers_count::int as travelers, coalesce(r.options, '[]') as options, ${DISCOUNTS} as discounts, ${KEPT_PROMO} as promo,
    r.total_cents::int as "totalCents",
    r.travelers_fee_cents::int as "travelersFeeCents", ${DEPOSIT_CENTS.r}::int as "depositCents",
    ${PAID_CENTS} as "paidCents", ${parisDay(sql`r.created_at`)} as "bookedOn",
    ${parisDay(sql`clock_timestamp()`)} as today, ${DEPOSIT_PERCENT} as "depositPercent", ${TRANSFER_DAYS_SET} as "transferDays"
  from reservations r join departures o on o.id = r.departure_id
    join departures d on d.expedition_id = o.expedition_id and d.id <> o.id
    join expeditions e on e.id = d.expedition_id
    left join guides g on g.id = ${LEADING_GUIDE}
  where r.id = ${id} and ${condition}
  order by d.departure_start, d.id`

type MovedPrice = {
  totalCents: number
  schedule: PaymentSchedule
  childFare: ChildFare | null
  /** Who pays as a child there, place by place. */
  paysChild: boolean[]
  /** What becomes of the promo code. */
  promo: Pick<ReturnType<typeof promoAfter>, 'isWithdrawn' | 'change'>
}

/**
 * What the booking comes to on that departure, at the ages that its travelers will have, and when it is paid. What was kept for
 * travelers canceled before stays due. Where the agency has them go, no date ends what a promo code is for.
 */
export const movedPrice = (offer: MoveOffer, { keepsPromo = false }: { keepsPromo?: boolean } = {}): MovedPrice => {
  const childFare = childFareOf(offer)
  const paysChild = agesOfPeople(offer).map((age) => paysChildFare({ age, fare: childFare }))
  const booking = { ...offer, childFare, children: paysChild.filter(Boolean).length }
  const departureStart = keepsPromo ? null : offer.departureStart
  const { discounts, ...promo } = promoAfter({ booking, promo: offer.promo, departureStart })
  const totalCents = offer.travelersFeeCents + bookingPrice({ ...booking, discounts }).totalCents
  return { totalCents, schedule: movedSchedule({ ...offer, totalCents }), childFare, paysChild, promo }
}

/** Why the travelers may not come on that departure, at the ages that they will have; null when they may. */
export const movedRefusal = (offer: MoveOffer): PartyRefusal | null =>
  partyRefusal({ ages: agesOfPeople(offer), trip: offer })
