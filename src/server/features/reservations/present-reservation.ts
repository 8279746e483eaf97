import type { ReservationDetail } from '@/contract/reservation-detail'
import { bookingPrice, type ChosenOption } from '@/domain/reservations/booking-price'
import { bookingState } from '@/domain/reservations/booking-state'
import type { FeeTable } from '@/domain/changes/cancellation'
import { childFareOf } from '@/domain/seats/child-fare'
import { daysBetween } from '@/domain/days/days'
import type { Discount } from '@/domain/reservations/discount'
import { legalVersionPath, type LegalKind } from '@/domain/legal/legal-documents'
import { reservationCompleteness } from '@/domain/travelers/participant-profile'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { presentCancellation } from '@/domain/changes/present-cancellation'
import { refundDay, refundDueCents } from '@/domain/ledger/refund-due'
import { reservationSection } from '@/domain/reservations/reservation-status'
import { env } from '@/env'
import { DEFAULT_BANK } from '@/server/features/payment-methods/default-bank'
import { transferRefusal } from '@/server/features/payment-methods/transfer-offer'
import { presentPrice } from '@/server/features/seats/present-price'
import { presentParticipants, type ParticipantRow } from './participants/participants-json'

export type ReservationRow = Pick<
  ReservationDetail,
  | 'departure_id'
  | 'status'
  | 'travelers_count'
  | 'departure_end'
  | 'expedition'
  | 'guide'
  | 'journeys'
  | 'kit'
  | 'history'
  | 'coming_mails'
  | 'invoices'
  | 'choice'
  | 'change'
  | 'payments'
  | 'carbon'
  | 'payment_terms'
> & {
  id: number
  number: string | null
  cart_number: number | null
  unit_cents: number
  child_price_cents: number | null
  child_price_max_age: number | null
  /** How many travelers pay the price of children. */
  children: number
  /** What each traveler pays who was added at another price. */
  added_cents: number[]
  total_cents: number
  deposit_cents: number | null
  balance_due_on: string | null
  cancellation_fee_cents: number | null
  travelers_fee_cents: number
  fee_table: FeeTable
  refund_ceiling: number
  indemnity_cents: number
  /** When what changed its price last happened: a cancellation, a move, of a traveler or of all. */
  changed_on: string
  missing_count: number
  decision_on: string
  paid_cents: number
  arriving_cents: number
  booked_on: string
  today: string
  departure_start: string
  options: ChosenOption[]
  discounts: Discount[]
  participants: ParticipantRow[]
  known_guardian: Pick<ReservationDetail, 'guardian'>
  kit_packed: string[]
  bank: Omit<NonNullable<ReservationDetail['bank']>, 'reference'> | null
  transfer_days: number
  terms: KeptText | null
  information_form: (KeptText & { kind: LegalKind }) | null
}

/** `is_kept`: the version stands on the site, under its own address. */
type KeptText = { version: string; is_kept: boolean }

/** A reservation as its customer's dashboard shows it. */
export const presentReservation = (row: ReservationRow): ReservationDetail => {
  const number = row.number ?? String(row.id)
  const participants = presentParticipants({
    rows: row.participants,
    travelersCount: row.travelers_count,
    sizesAsked: row.expedition.sizes_asked,
  })
  const section = reservationSection({ status: row.status, departureEnd: row.departure_end, today: row.today })
  const price = priceOf(row)
  const sums = { paid: row.paid_cents / 100, arriving: row.arriving_cents / 100 }
  const awaited = awaitedOf(row)
  return {
    reservation_id: row.id,
    departure_id: row.departure_id,
    name: row.expedition.name,
    departure_date: row.departure_start,
    departure_end: row.departure_end,
    duration_days: row.expedition.duration_days,
    level_number: row.expedition.level_number,
    main_photo_large: row.expedition.main_photo_large,
    main_photo_small: row.expedition.main_photo_small,
    is_confirmed: row.status === 'confirmed',
    is_guide: false,
    dashboard_completness: reservationCompleteness({
      completeness: participants.map(({ completeness }) => completeness),
      travelersCount: row.travelers_count,
    }),
    reservation_status_front_end: section,
    booking_state: bookingState({ status: row.status, price, ...sums, awaited }),
    number,
    cart_id: row.cart_number,
    status: row.status,
    days_before: daysBetween({ from: row.today, to: row.departure_start }),
    travelers_count: row.travelers_count,
    expedition: row.expedition,
    guide: row.guide,
    journeys: row.journeys,
    kit: row.kit,
    kit_packed: row.kit_packed,
    participants,
    ...row.known_guardian,
    price,
    ...sums,
    payments: row.payments,
    ...transferOf({ row, reference: number }),
    cancellation: presentCancellation({
      feeTable: row.fee_table,
      refundCeiling: row.refund_ceiling,
      departureStart: row.departure_start,
    }),
    cancellation_version: row.fee_table.version,
    payment_terms: row.payment_terms,
    can_cancel: row.status !== 'canceled' && row.today < row.departure_start,
    cancellation_fee: row.cancellation_fee_cents === null ? null : row.cancellation_fee_cents / 100,
    travelers_fee: row.travelers_fee_cents / 100,
    refund_due: refundDue(row),
    indemnity: row.indemnity_cents / 100,
    choice: row.choice,
    change: row.change,
    awaited,
    history: row.history,
    coming_mails: row.coming_mails,
    invoices: row.invoices,
    carbon: row.carbon ?? null,
    ...(row.terms && { terms: presentText({ ...row.terms, kind: 'terms_of_sale' }) }),
    ...(row.information_form && { information_form: presentText(row.information_form) }),
  }
}

/** What the departure waits for; one that has begun waits for nobody. */
const awaitedOf = (row: ReservationRow): ReservationDetail['awaited'] =>
  row.missing_count > 0 && row.status !== 'canceled' && row.today < row.departure_start
    ? { missing_count: row.missing_count, decision_on: row.decision_on }
    : null

/** Where to transfer the money, while it still arrives. */
const transferOf = ({
  row: { departure_start: departureStart, transfer_days: transferDays, today, bank },
  reference,
}: {
  row: ReservationRow
  reference: string
}): Pick<ReservationDetail, 'bank' | 'no_transfer'> => {
  const refusal = transferRefusal({ departureStart, transferDays, today })
  return { bank: refusal === null ? { ...(bank ?? DEFAULT_BANK), reference } : null, no_transfer: refusal }
}

/** What was received beyond what is asked for, now that it is canceled or costs less. */
const refundDue = (row: ReservationRow): ReservationDetail['refund_due'] => {
  const cents = refundDueCents({
    isCanceled: row.status === 'canceled',
    paidCents: row.paid_cents,
    totalCents: row.total_cents,
    feeCents: row.cancellation_fee_cents ?? 0,
    indemnityCents: row.indemnity_cents,
  })
  return cents > 0 ? { amount: cents / 100, by: refundDay(row.changed_on) } : null
}

const presentText = ({ kind, version, is_kept: isKept }: KeptText & { kind: LegalKind }) => ({
  version,
  url: isKept ? `${env().SITE_URL}${legalVersionPath({ kind, version })}` : null,
})

/** What a reservation is priced from. */
export type PricedRow = Pick<
  ReservationRow,
  | 'unit_cents'
  | 'child_price_cents'
  | 'child_price_max_age'
  | 'children'
  | 'added_cents'
  | 'options'
  | 'discounts'
  | 'travelers_count'
> & {
  expedition: Pick<ReservationDetail['expedition'], 'name' | 'expedition_type' | 'age_min_child' | 'age_max_child'>
}

/** The lines of a reservation’s contract, in cents. */
export const bookedPrice = (row: PricedRow): ReturnType<typeof bookingPrice> =>
  bookingPrice({
    label: row.expedition.name,
    unitCents: row.unit_cents,
    travelers: row.travelers_count,
    childFare: childFareOf({
      unitCents: row.unit_cents,
      childPriceCents: row.child_price_cents,
      childPriceMaxAge: row.child_price_max_age,
    }),
    children: row.children,
    added: row.added_cents,
    options: row.options,
    discounts: row.discounts,
  })

const priceOf = (row: ReservationRow): ReservationDetail['price'] => {
  const price = bookedPrice(row)
  const schedule = paymentSchedule({
    totalCents: row.total_cents,
    departureStart: row.departure_start,
    bookedOn: row.booked_on,
    depositPercent: row.payment_terms.deposit_percent,
    transferDays: row.transfer_days,
  })
  const depositCents = row.deposit_cents ?? schedule.depositCents
  // What was agreed to stands, whatever the rule has become.
  return presentPrice({
    price: { ...price, totalCents: row.total_cents },
    schedule: {
      depositCents,
      depositDueOn: schedule.depositDueOn,
      balanceCents: row.total_cents - depositCents,
      balanceDueOn: row.deposit_cents === null ? schedule.balanceDueOn : row.balance_due_on,
    },
  })
}
