import * as z from 'zod/mini'
import { RESERVATION_EVENTS } from '@/domain/reservations/reservation-event-words'
import { DESK_PAYMENT_KINDS, DESK_PAYMENT_METHODS, MOST_REASON, MOST_REFERENCE } from '@/domain/ledger/payment-words'
import { definePanelRoute } from './define-route'
import { lineText, plainText } from './free-text'
import { MoveChoice } from './move-choice'
import { BodyId } from './whole-numbers'
import { DeskParams, Changed, Sum, Reason } from './desk'

/** Characters of the agency's own note on a reservation. */
export const MOST_NOTE = 2_000

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
  /** The part of the total that is kept as fees for canceled travelers. */
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

/** What the agency sees on a reservation. */
export const getReservationDesk = definePanelRoute({
  method: 'get',
  path: '/reservations/:id/desk',
  auth: 'staff',
  params: DeskParams,
  response: ReservationDesk,
})

/** Writes the agency's own note on a reservation in place of the one that was shown, or removes it; 409 when it is another one by now. */
export const writeReservationNote = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/note',
  auth: 'staff',
  params: DeskParams,
  body: z.strictObject({ text: plainText({ max: MOST_NOTE }), from: plainText({ max: MOST_NOTE }) }),
  response: Changed,
})

/** Confirms a reservation that waits; 409 for any other, and for a sale by phone whose information form has not left. */
export const confirmForCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/confirm',
  auth: 'staff',
  params: DeskParams,
  response: Changed,
})

/** Mails the standard information form to a customer who booked by phone; 409 when it is sent already or is not required. */
export const sendFormToCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/information-form',
  auth: 'staff',
  params: DeskParams,
  response: Changed,
})

/** Writes down what was received or given back, in cents; 422 for what cannot be, and for a refund of more than is due. */
export const addPayment = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/payments',
  auth: 'staff',
  params: DeskParams,
  body: z.strictObject({
    kind: z.enum(DESK_PAYMENT_KINDS),
    method: z._default(z.enum(DESK_PAYMENT_METHODS), 'bank_transfer'),
    amount_cents: Sum.check(z.gte(1)),
    received_on: z.iso.date(),
    /** Required for a cheque and for vouchers: their numbers. */
    reference: z._default(lineText({ max: MOST_REFERENCE }), ''),
    /** Required for a refund: the customer reads it. */
    reason: z._default(lineText({ max: MOST_REASON }), ''),
    /** Of a refund: the payment was typed by mistake or bounced, so no money leaves and no mail is sent. */
    is_correction: z._default(z.boolean(), false),
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
  params: DeskParams,
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
  params: DeskParams,
  body: z.strictObject({ amount_cents: Sum, from_cents: Sum, reason: Reason }),
  response: Changed,
})

/** How the fees of a reservation are counted, on paper (Code du tourisme, L211-14 I). */
export const getFeePaper = definePanelRoute({
  method: 'get',
  path: '/reservations/:id/fees.pdf',
  auth: 'staff',
  params: DeskParams,
  response: z.object({ filename: z.string(), content: z.string() }),
  file: 'application/pdf',
})

/** Moves a reservation to another departure of its expedition; 409 when too few seats are left there. */
export const moveForCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/move',
  auth: 'staff',
  params: DeskParams,
  body: z.strictObject({ departure_id: BodyId }),
  response: Changed,
})

/** Cancels a reservation for the fee that the agency chooses, in cents; 422 beyond its price. */
export const cancelForCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/cancel',
  auth: 'staff',
  params: DeskParams,
  body: z.strictObject({ reason: Reason, fee_cents: Sum }),
  response: Changed,
})
