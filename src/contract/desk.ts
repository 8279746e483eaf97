import * as z from 'zod/mini'
import { ADULT_AGE } from '@/domain/seats/party-ages'
import { CANCELLATION_CHOICES } from '@/domain/changes/cancellation-choice'
import { Email } from './accounts'
import { definePanelRoute } from './define-route'
import { lineText, optionalName } from './free-text'
import { bodyCount, PathId } from './whole-numbers'

export const DeskParams = z.object({ id: PathId })

export const Sum = z.int().check(z.gte(0), z.lte(20_000_000))

export const Reason = lineText({ max: 300 }).check(z.minLength(3))

export const Changed = z.object({ id: z.int() })

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
  ...{ total_cents: z.int(), deposit_cents: z.int(), paid_cents: z.int(), is_unpaid: z.boolean() },
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
  /** What its trip sells beside, to each traveler who wants it. */
  options: z.array(z.object({ id: z.string(), label: z.string(), unit_cents: z.int() })),
  /** The reduction that was announced and whether the site shows it: not while the price is no lower than before. */
  reduction: z.nullable(z.object({ lowest_cents: z.nullable(z.int()), until: z.iso.date(), is_shown: z.boolean() })),
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
  /** Whether the agency closed the waitlist to new requests. */
  is_waitlist_closed: z.boolean(),
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
      deposit_cents: z.int(),
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
  params: DeskParams,
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
  params: DeskParams,
  response: DepartureDesk,
})

/** A sale by phone: the number of travelers, the ages of those under 18 on the first day, the options and the promo code. */
const PhoneSale = z.strictObject({
  travelers_count: bodyCount(30),
  child_ages: z._default(z.array(z.int().check(z.gte(0), z.lt(ADULT_AGE))).check(z.maxLength(30)), []),
  /** Of the options of the trip, those that are taken and by how many; 422 for one that it sells no more, or for more than travelers. */
  options: z._default(
    z.array(z.strictObject({ id: z.string().check(z.maxLength(40)), count: bodyCount(30) })).check(z.maxLength(30)),
    [],
  ),
  promo_code: z._default(lineText({ max: 60 }), ''),
})
export type PhoneSale = z.infer<typeof PhoneSale>

/** What a sale by phone costs in cents, before it is made; `promo_refusal` says in French why the code takes nothing off. */
export const priceForCustomer = definePanelRoute({
  method: 'post',
  path: '/departures/:id/price',
  auth: 'staff',
  params: DeskParams,
  body: z.extend(PhoneSale, { email: z._default(lineText({ max: 320 }), '') }),
  response: z.object({
    total_cents: z.int(),
    discount_cents: z.int(),
    promo_refusal: z.nullable(z.string()),
  }),
})

/** Books for a customer who calls, by the rules of the site; 409 when too few seats are left or it costs another sum, 422 for a code that takes nothing off. */
export const bookForCustomer = definePanelRoute({
  method: 'post',
  path: '/departures/:id/book',
  auth: 'staff',
  params: DeskParams,
  body: z.extend(PhoneSale, {
    email: Email,
    first_name: z._default(optionalName(), ''),
    last_name: z._default(optionalName(), ''),
    phone: z._default(lineText({ max: 30 }), ''),
    /** The total that the caller was told; left out where none was. */
    total_cents: z.optional(Sum),
  }),
  response: Changed,
})

/** Confirms a departure below its minimum and tells who booked; 409 when it is confirmed, canceled, or has begun. */
export const confirmWholeDeparture = definePanelRoute({
  method: 'post',
  path: '/departures/:id/confirm',
  auth: 'staff',
  params: DeskParams,
  response: Changed,
})

/** Who comes, as a file for a spreadsheet; each reading is recorded. */
export const getRosterFile = definePanelRoute({
  method: 'get',
  path: '/departures/:id/roster.csv',
  auth: 'staff',
  params: DeskParams,
  response: z.object({ filename: z.string(), content: z.string() }),
  file: 'text/csv; charset=utf-8',
})
