import type { SQL } from 'drizzle-orm'
import { bookingPrice } from '@/domain/reservations/booking-price'
import { childFareOf, paysChildFare, type ChildFare } from '@/domain/seats/child-fare'
import { promoAfter } from '@/domain/reservations/kept-promo'
import { movedSchedule } from '@/domain/changes/moved-booking'
import { partyRefusal, type TripAges } from '@/domain/seats/party-ages'
import { depositDueDay, type PaymentSchedule } from '@/domain/reservations/payment-schedule'
import { formatCount } from '@/domain/text/plural'
import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { seatRefusalMessage } from '@/domain/seats/seat-refusal'
import { versionInForce } from '@/server/features/legal/in-force'
import { offeredProvider } from '@/server/features/payment-methods/online-providers'
import { TRANSFER_DAYS_SET, transferRefusal } from '@/server/features/payment-methods/transfer-offer'
import type { LockedReservation } from '@/server/features/reservations/lock-reservation'
import { pricedBooking } from '@/server/features/reservations/priced-booking'
import { DEPOSIT_PERCENT, PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { agesOfPeople, KNOWN_AGES, TRIP_AGES, type KnownAge } from '@/server/features/seats/known-ages'
import { refusePartyOf } from '@/server/features/seats/refuse-party'
import { IS_BOOKABLE } from '@/server/features/seats/take-seats'
import { parisDay } from '@/server/platform/db/paris-day'
import { DEPOSIT_CENTS, NOT_CANCELED, PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { tripHasBegun } from './changeable'

/** What travelers are added to a booking by: the price of its departure today, its free seats, who comes, what is paid. */
export type AddingOffer = {
  nowCents: number
  nowChildCents: number | null
  nowChildMaxAge: number | null
  isOnSale: boolean
  isClosed: boolean
  /** Seats that nobody has, those of holds that are over among them. */
  available: number
  people: KnownAge[]
  /** The level that the trip asks. */
  demand: number
  levelNoticeVersion: string | null
  depositCents: number
  balanceDueOn: string | null
  paidCents: number
  bookedOn: string
  /** Of the contract. */
  depositPercent: number
  transferDays: number
} & TripAges

/** SQL of the `AddingOffer` of a reservation: the terms under which travelers can be added. */
export const addingOfferStatement = (id: number): SQL => sql`
  select ${PRICE_CENTS}::int as "nowCents", e.child_price_cents::int as "nowChildCents",
    e.child_price_max_age::int as "nowChildMaxAge", ${IS_BOOKABLE} and ${NOT_CANCELED.d} as "isOnSale",
    d.sales_closed as "isClosed",
    greatest(0, d.capacity - d.seats_taken + (select coalesce(sum(x.held_seats), 0) from carts x
      where x.departure_id = d.id and x.held_seats > 0 and x.hold_expires_at <= now()))::int as available,
    ${KNOWN_AGES} as people, ${TRIP_AGES}, e.level::int as demand,
    ${sql.raw(versionInForce('level_notice'))} as "levelNoticeVersion",
    ${DEPOSIT_CENTS.r}::int as "depositCents", ${parisDay(sql`r.balance_due_on`)} as "balanceDueOn",
    ${PAID_CENTS} as "paidCents", ${parisDay(sql`r.created_at`)} as "bookedOn",
    ${DEPOSIT_PERCENT} as "depositPercent", ${TRANSFER_DAYS_SET} as "transferDays"
  from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where r.id = ${id}`

/** The most travelers of a booking. */
const MOST_TRAVELERS = 30

type Adding = { reservation: LockedReservation; offer: AddingOffer }

/** What children pay who are added today; null where they pay what everybody pays. */
export const childFareNow = (offer: AddingOffer): ChildFare | null =>
  childFareOf({
    unitCents: offer.nowCents,
    childPriceCents: offer.nowChildCents,
    childPriceMaxAge: offer.nowChildMaxAge,
  })

/** Why nobody can be added to a booking by its customer; null when somebody can. */
export const addingRefusal = ({ reservation, offer }: Adding): 'closed' | 'unpaid' | 'full' | null => {
  if (!offer.isOnSale || offer.isClosed) return 'closed'
  if (isOverdue({ reservation, offer })) return 'unpaid'
  return offer.available === 0 ? 'full' : null
}

/** A sum that should have been paid by now: its day would come later with every traveler more. */
const isOverdue = ({ reservation: { today, totalCents, departureStart }, offer }: Adding): boolean => {
  const { paidCents, depositCents, balanceDueOn } = offer
  if (paidCents < depositCents) {
    return today > depositDueDay({ ...offer, departureStart })
  }
  return paidCents < totalCents && balanceDueOn !== null && today > balanceDueOn
}

/**
 * What travelers of these ages make of a booking, in cents: each pays what the departure costs today at their age, the promo code
 * follows its rule, and what is added is due with the balance, or within a week once its day is over. A deposit that is paid stays
 * paid. 409 when they cannot come, no seat is left for them, or a sum is overdue; the agency adds them past closed sales and sums due.
 */
export const travelersAdded = ({
  reservation,
  offer,
  ages,
  byAgency,
}: Adding & { ages: readonly number[]; byAgency: boolean }) => {
  refuseAdding({ reservation, offer, count: ages.length, byAgency })
  const { departureStart, travelers, today } = reservation
  const known = agesOfPeople({ people: offer.people, travelers, departureStart })
  refusePartyOf(partyRefusal({ ages: [...known, ...ages], trip: offer }), { hasWayOut: !byAgency })
  const places = ages.map((age) => placeOf({ reservation, offer, age }))
  const before = pricedBooking(reservation)
  const booking = {
    ...before,
    travelers: travelers + ages.length,
    children: before.children + places.filter((one) => one.addedCents === null && one.paysChild).length,
    added: [...(before.added ?? []), ...places.flatMap(({ addedCents }) => addedCents ?? [])],
    // Whoever is added takes no option by it.
    options: before.options.map((option) => ({ ...option, count: Math.min(option.count, travelers) })),
  }
  const { promo } = reservation
  // A code that stands stays, whatever became of the days of its departure.
  const after = promoAfter({ booking, promo, departureStart: promo?.isWithdrawn ? departureStart : null })
  const totalCents =
    reservation.totalCents +
    bookingPrice({ ...booking, discounts: after.discounts }).totalCents -
    bookingPrice(before).totalCents
  const schedule = movedSchedule({ ...offer, totalCents, departureStart, today })
  if (!byAgency) refuseLateTransfer({ reservation, offer, totalCents })
  return {
    places,
    options: booking.options,
    totalCents,
    schedule: keepDueDay({ schedule, offer, today }),
    isWithdrawn: after.isWithdrawn,
    promo: after.change,
  }
}

/** The day of the balance stays the agreed one until it is over. */
const keepDueDay = ({
  schedule,
  offer: { balanceDueOn },
  today,
}: {
  schedule: PaymentSchedule
  offer: AddingOffer
  today: string
}): PaymentSchedule =>
  schedule.balanceDueOn !== null && balanceDueOn !== null && today <= balanceDueOn
    ? { ...schedule, balanceDueOn }
    : schedule

const refuseAdding = ({ reservation, offer, count, byAgency }: Adding & { count: number; byAgency: boolean }): void => {
  const next = nextReservationStatus({ status: reservation.status, action: 'add_travelers' })
  if (!next.ok) throw new HttpError({ status: 409, message: next.message })
  if (reservation.today >= reservation.departureStart) throw tripHasBegun()
  if (!offer.isOnSale || (offer.isClosed && !byAgency)) throw seatRefusal({ reason: 'closed', available: 0 })
  if (!byAgency && isOverdue({ reservation, offer })) throw overdue()
  if (reservation.travelers + count > MOST_TRAVELERS) {
    throw new HttpError({
      status: 422,
      message: `Une réservation est pour ${formatCount(MOST_TRAVELERS, 'voyageur')} au plus.`,
    })
  }
  if (offer.available < count) throw seatRefusal({ reason: 'full', available: offer.available })
}

const seatRefusal = (refusal: { reason: 'closed' | 'full'; available: number }): HttpError =>
  new HttpError({
    status: 409,
    message: seatRefusalMessage(refusal),
    body: { reason: refusal.reason, available_count: refusal.available },
  })

const overdue = (): HttpError =>
  new HttpError({
    status: 409,
    message: 'Une somme de cette réservation aurait dû être réglée\u00a0: règle-la d’abord, ou appelle-nous.',
    body: { reason: 'unpaid' },
  })

/** Where no card is taken, what is added would be paid by a transfer that arrives too late. */
const refuseLateTransfer = ({
  reservation: { departureStart, today },
  offer: { transferDays, paidCents },
  totalCents,
}: Adding & { totalCents: number }): void => {
  const refusal = transferRefusal({ departureStart, today, transferDays })
  if (refusal === null || offeredProvider() !== null || totalCents <= paidCents) return
  throw new HttpError({ status: 409, message: refusal, body: { reason: 'transfer' } })
}

/** What a traveler of an age pays today, and whether the contract has that price already. */
const placeOf = ({ reservation, offer, age }: Adding & { age: number }) => {
  const [now, agreed] = [childFareNow(offer), childFareOf(reservation)]
  const nowCents = now && paysChildFare({ age, fare: now }) ? now.unitCents : offer.nowCents
  const paysChild = paysChildFare({ age, fare: agreed })
  const agreedCents = agreed && paysChild ? agreed.unitCents : reservation.unitCents
  return { age, paysChild, addedCents: nowCents === agreedCents ? null : nowCents }
}
