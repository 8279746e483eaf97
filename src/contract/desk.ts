import * as z from 'zod/mini'
import { ADULT_AGE } from '@/domain/party-ages'
import { CANCELLATION_CHOICES } from '@/domain/cancellation-choice'
import { RESERVATION_EVENTS } from '@/domain/reservation-event-words'
import { DESK_PAYMENT_KINDS, DESK_PAYMENT_METHODS, MOST_REFERENCE } from '@/domain/payment-words'
import { Email } from './accounts'
import { definePanelRoute } from './define-route'
import { lineText, optionalName, plainText } from './free-text'
import { MoveChoice } from './move-choice'
import { BodyId, bodyCount, PathId } from './whole-numbers'

const params = z.object({ id: PathId })
const Sum = z.int().check(z.gte(0), z.lte(20_000_000))
const Reason = lineText({ max: 300 }).check(z.minLength(3))
const Changed = z.object({ id: z.int() })
const MOST_WAITING = 5_000
/** Characters of the agency's own note on a reservation. */
export const MOST_NOTE = 2_000

/** What the agency sees of a reservation on a departure's page; sums in cents. */
const DeskReservation = z.object({
  id: z.int(),
  number: z.string(),
  customer: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  travelers_count: z.int(),
  status: z.enum(['pending', 'confirmed', 'canceled']),
  source: z.enum(['site', 'phone']),
  ...{ total_cents: z.int(), paid_cents: z.int(), is_unpaid: z.boolean() },
})

/** What a departure leaves the agency with so many travelers, in cents; negative when it costs more than it brings. */
const Margin = z.object({ travelers: z.int(), margin_cents: z.int() })

/** A departure below its minimum, as the agency decides on it. */
const DepartureToDecide = z.object({
  id: z.int(),
  name: z.string(),
  departure_start: z.iso.date(),
  decision_on: z.iso.date(),
  min_participants: z.int(),
  firm_count: z.int(),
  margins: z.array(Margin),
})
export type DepartureToDecide = z.infer<typeof DepartureToDecide>

/** A departure as the panel shows it to the agency: its seats, who booked, who holds seats at this moment. */
export const DepartureDesk = z.object({
  id: z.int(),
  status: z.enum(['open', 'confirmed', 'canceled']),
  is_past: z.boolean(),
  capacity: z.int(),
  seats_taken: z.int(),
  expedition: z.string(),
  departure_start: z.iso.date(),
  departure_end: z.iso.date(),
  price_cents: z.int(),
  takes_transfer: z.boolean(),
  /** The reduction that was announced and whether the site shows it: not while the price is no lower than before. */
  reduction: z.nullable(z.object({ lowest_cents: z.nullable(z.int()), until: z.iso.date(), is_shown: z.boolean() })),
  /** What children pay, and up to which age; null where everybody pays the same. */
  child_fare: z.nullable(z.object({ price_cents: z.int(), max_age: z.int() })),
  /** Its cancellation to come, which may be stopped until that instant; or why the last one was not carried out. */
  cancellation: z.nullable(
    z.object({
      state: z.enum(['planned', 'refused', 'done']),
      runs_at: z.iso.datetime(),
      reason: z.string(),
      author: z.nullable(z.string()),
      refusal: z.nullable(z.string()),
      /** What each customer chose, once it is canceled. */
      choices: z.array(
        z.object({
          reservation_id: z.int(),
          customer: z.string(),
          phone: z.nullable(z.string()),
          answer_by: z.iso.date(),
          choice: z.nullable(z.enum(CANCELLATION_CHOICES)),
          is_silence: z.boolean(),
        }),
      ),
    }),
  ),
  /** Whether it leaves: how many have paid their deposit, out of how many, and until when that is decided. */
  confirmation: z.object({
    min_participants: z.nullable(z.int()),
    firm_count: z.int(),
    decision_on: z.iso.date(),
    /** Why it can't be canceled for want of participants; null when it can. */
    minimum_refusal: z.nullable(z.string()),
    /** What its travelers are owed today, beyond what they paid, when it is canceled for another reason. */
    indemnity_cents: z.int(),
    margins: z.array(Margin),
  }),
  reservations: z.array(DeskReservation),
  /** `is_ordered`: the order is placed, and waits for the press of a mail that proves the address. */
  holds: z.array(
    z.object({
      id: z.int(),
      customer: z.string(),
      email: z.string(),
      travelers_count: z.int(),
      hold_expires_at: z.iso.datetime(),
      is_ordered: z.boolean(),
    }),
  ),
  /** Who waits for seats, in the order of service, with the seats that are set aside or offered, and until when. */
  waitlist: z.array(
    z.object({
      id: z.int(),
      customer: z.string(),
      email: z.string(),
      travelers_count: z.int(),
      fewest_count: z.int(),
      /** Of each traveler by place, as told; none where the trip asks for none. */
      ages: z.array(z.nullable(z.int())),
      held_count: z.int(),
      state: z.enum(['waiting', 'claiming', 'offered', 'paused', 'unproven']),
      until: z.nullable(z.iso.datetime()),
      /** The last time the agency moved it; null while it stands where it came. */
      moved: z.nullable(
        z.object({
          from_place: z.int(),
          to_place: z.int(),
          reason: z.string(),
          author: z.nullable(z.string()),
          moved_at: z.iso.datetime(),
        }),
      ),
    }),
  ),
})
export type DepartureDesk = z.infer<typeof DepartureDesk>

/** A reservation as the panel shows it to the agency. */
export const ReservationDesk = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(['pending', 'confirmed', 'canceled']),
  source: z.enum(['site', 'phone']),
  /** Who made it, by the name that accounting keeps once the account is deleted. */
  customer: z.object({ id: z.int(), name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  expedition: z.object({ id: z.int(), name: z.string() }),
  departure_id: z.int(),
  /** What the agency notes for itself: the customer never sees it. `by` is null once that account is deleted. */
  note: z.nullable(z.object({ text: z.string(), by: z.nullable(z.string()), at: z.iso.datetime() })),
  /** What happened to it, the latest first; `by` is null for the site itself. */
  story: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(RESERVATION_EVENTS),
      at: z.iso.datetime(),
      by: z.nullable(z.string()),
      detail: z.nullable(z.string()),
    }),
  ),
  /** The standard information form of a sale by phone, once it has left; `sent_to` is null once the account is deleted. */
  information_form: z.nullable(
    z.object({ version: z.string(), sent_at: z.iso.datetime(), sent_to: z.nullable(z.string()) }),
  ),
  /** Whether it is told who answers for the children; null but on a trip without the parents. */
  guardian_state: z.nullable(z.enum(['told', 'untold'])),
  /** When the signed authorisation came back, and who of the agency has it; null until then. */
  authorisation: z.nullable(z.object({ received_on: z.iso.date(), by: z.nullable(z.string()) })),
  travelers_count: z.int(),
  total_cents: z.int(),
  paid_cents: z.int(),
  /** What the customer still has to pay in cents, what of it is the deposit, and by when the balance is due. */
  owed_cents: z.int(),
  deposit_left_cents: z.int(),
  balance_due_on: z.nullable(z.iso.date()),
  /** What its customer may pay out of their credit. */
  credit_cents: z.int(),
  /** What canceling today costs by the rule of the customers, in cents. */
  fee_cents: z.int(),
  /** What the agency has to pay back in cents, and by when: beyond the fee once canceled, the indemnity with it, beyond the total until then. */
  refund_due_cents: z.int(),
  refund_due_on: z.iso.date(),
  /** Of the total, what is kept for travelers canceled one by one. */
  travelers_fee_cents: z.int(),
  /** What is kept of it in all, in cents, and what was saved or sold again and taken off that. */
  gross_fee_cents: z.int(),
  savings_cents: z.int(),
  options: z.array(z.object({ label: z.string(), count: z.int() })),
  /** What is taken off: a promo code, and what the agency gave. */
  discounts: z.array(z.object({ label: z.string(), amount_cents: z.int() })),
  /** What the agency takes off, and the most that it may. */
  discount_cents: z.int(),
  discount_max_cents: z.int(),
  departure_start: z.iso.date(),
  departure_end: z.iso.date(),
  choices: z.array(MoveChoice),
})
export type ReservationDesk = z.infer<typeof ReservationDesk>

/** What an account has booked, the latest departure first; sums in cents. */
const AccountBookings = z.object({
  bookings: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      expedition: z.string(),
      departure_start: z.iso.date(),
      travelers_count: z.int(),
      status: z.enum(['pending', 'confirmed', 'canceled']),
      total_cents: z.int(),
      paid_cents: z.int(),
    }),
  ),
  /** When a mail server last said that there is no such address, or null. */
  address_refused_at: z.nullable(z.iso.datetime()),
})
export type AccountBookings = z.infer<typeof AccountBookings>

/** What an account has booked, the latest departure first. */
export const listAccountBookings = definePanelRoute({
  method: 'get',
  path: '/users/:id/bookings',
  auth: 'staff',
  params,
  response: AccountBookings,
})

/** The departures below their minimum that the agency has to decide on, the first decision first. */
export const listDeparturesToDecide = definePanelRoute({
  method: 'get',
  path: '/departures/to-decide',
  auth: 'staff',
  response: z.object({ departures: z.array(DepartureToDecide) }),
})

/** What the agency sees on a departure. */
export const getDepartureDesk = definePanelRoute({
  method: 'get',
  path: '/departures/:id/desk',
  auth: 'staff',
  params,
  response: DepartureDesk,
})

/** Books for a customer who calls, by the rules of the site; 409 when too few seats are left. */
export const bookForCustomer = definePanelRoute({
  method: 'post',
  path: '/departures/:id/book',
  auth: 'staff',
  params,
  body: z.strictObject({
    email: Email,
    first_name: z._default(optionalName(), ''),
    last_name: z._default(optionalName(), ''),
    phone: z._default(lineText({ max: 30 }), ''),
    travelers_count: bodyCount(30),
    /** Of the travelers, those who are no adults on the first day. */
    child_ages: z._default(z.array(z.int().check(z.gte(0), z.lt(ADULT_AGE))).check(z.maxLength(30)), []),
  }),
  response: Changed,
})

/** Confirms a departure below its minimum and tells who booked; 409 when it is confirmed, canceled, or has begun. */
export const confirmWholeDeparture = definePanelRoute({
  method: 'post',
  path: '/departures/:id/confirm',
  auth: 'staff',
  params,
  response: Changed,
})

/** Moves a request to another place of a departure's waitlist, with a reason that is kept; 409 when the list is another one by now. */
export const moveOnWaitlist = definePanelRoute({
  method: 'post',
  path: '/departures/:id/waitlist',
  auth: 'staff',
  params,
  body: z.strictObject({
    entry_id: BodyId,
    place: bodyCount(MOST_WAITING),
    /** All its requests, in the order that was shown. */
    shown: z.array(BodyId).check(z.maxLength(MOST_WAITING)),
    reason: Reason,
  }),
  response: Changed,
})

/** Who comes, as a file for a spreadsheet; each reading is recorded. */
export const getRosterFile = definePanelRoute({
  method: 'get',
  path: '/departures/:id/roster.csv',
  auth: 'staff',
  params,
  response: z.object({ filename: z.string(), content: z.string() }),
  file: 'text/csv; charset=utf-8',
})

/** What the agency sees on a reservation. */
export const getReservationDesk = definePanelRoute({
  method: 'get',
  path: '/reservations/:id/desk',
  auth: 'staff',
  params,
  response: ReservationDesk,
})

/** Writes the agency's own note on a reservation in place of the one that was shown, or removes it; 409 when it is another one by now. */
export const writeReservationNote = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/note',
  auth: 'staff',
  params,
  body: z.strictObject({ text: plainText({ max: MOST_NOTE }), from: plainText({ max: MOST_NOTE }) }),
  response: Changed,
})

/** Confirms a reservation that waits; 409 for any other, and for a sale by phone whose information form has not left. */
export const confirmForCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/confirm',
  auth: 'staff',
  params,
  response: Changed,
})

/** Has the standard information form mailed to who booked by phone; 409 when it has left, or nothing waits for it. */
export const sendFormToCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/information-form',
  auth: 'staff',
  params,
  response: Changed,
})

/** Writes down what was received or given back, in cents; 422 for what cannot be. */
export const addPayment = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/payments',
  auth: 'staff',
  params,
  body: z.strictObject({
    kind: z.enum(DESK_PAYMENT_KINDS),
    method: z._default(z.enum(DESK_PAYMENT_METHODS), 'bank_transfer'),
    amount_cents: Sum.check(z.gte(1)),
    received_on: z.iso.date(),
    /** Required for a cheque and for vouchers: their numbers. */
    reference: z._default(lineText({ max: MOST_REFERENCE }), ''),
    /** Of one press of the form: sent again, it is written down once. */
    key: lineText({ max: 64 }).check(z.minLength(16)),
  }),
  response: Changed,
})

/** Writes down what was saved or sold again of what was canceled, in cents, in place of what was said before; 422 beyond the fee. */
export const setSavings = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/savings',
  auth: 'staff',
  params,
  body: z.strictObject({ amount_cents: Sum, note: z._default(lineText({ max: 200 }), '') }),
  response: Changed,
})

/**
 * Takes so many cents off the price, in place of what the agency took off before, and says why; 0 ends it. 409 when `from_cents` is
 * no longer what is taken off, 422 above the price.
 */
export const setDiscount = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/discount',
  auth: 'staff',
  params,
  body: z.strictObject({ amount_cents: Sum, from_cents: Sum, reason: Reason }),
  response: Changed,
})

/** How the fees of a reservation are counted, on paper (Code du tourisme, L211-14 I). */
export const getFeePaper = definePanelRoute({
  method: 'get',
  path: '/reservations/:id/fees.pdf',
  auth: 'staff',
  params,
  response: z.object({ filename: z.string(), content: z.string() }),
  file: 'application/pdf',
})

/** Moves a reservation to another departure of its expedition; 409 when too few seats are left there. */
export const moveForCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/move',
  auth: 'staff',
  params,
  body: z.strictObject({ departure_id: BodyId }),
  response: Changed,
})

/** Cancels a reservation for the fee that the agency chooses, in cents; 422 beyond its price. */
export const cancelForCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/cancel',
  auth: 'staff',
  params,
  body: z.strictObject({ reason: Reason, fee_cents: Sum }),
  response: Changed,
})
