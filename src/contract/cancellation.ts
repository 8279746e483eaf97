import * as z from 'zod/mini'
import { CANCELLATION_CHOICES } from '@/domain/changes/cancellation-choice'
import { DEPARTURE_ENDINGS } from '@/domain/departures/departure-ending'
import { PAYMENT_METHODS } from '@/domain/ledger/payment-words'
import { LinkHeaders, ReservationParams } from './address-parameters'
import { definePanelRoute, defineRoute } from './define-route'
import { lineText } from './free-text'
import { PreviewedMail } from './previewed-mail'
import { BodyId } from './whole-numbers'
import { AGE_CONFLICTS, SEAT_CONFLICTS } from './conflicts'

const group = 'Bookings'

export const CancellationChoiceDetail = z
  .object({
    reservation_id: z.int(),
    number: z.string(),
    expedition: z.string(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    travelers_count: z.int(),
    reason: z.nullable(z.string()).check(z.describe('Why the agency canceled, in its own words.')),
    answer_by: z.iso.date().check(z.describe('The last day to choose: without an answer, the refund.')),
    is_open: z.boolean(),
    refund: z.object({ amount: z.number(), by: z.iso.date() }),
    indemnity: z.number().check(z.describe('Owed on top, in money, whatever is chosen.')),
    credit: z
      .nullable(z.object({ amount: z.number(), expires_on: z.iso.date() }))
      .check(z.describe('Null when there is nothing to keep, or no text that says how.')),
    dates: z.array(
      z.object({
        departure_id: z.int(),
        departure_start: z.iso.date(),
        departure_end: z.iso.date(),
        available_count: z.int(),
        total: z.number(),
        difference: z.number().check(z.describe('How much more it costs than what was canceled.')),
      }),
    ),
    text_version: z
      .nullable(z.string())
      .check(z.describe('The version of the text that says what each choice means; null without one.')),
    chosen: z
      .nullable(
        z.object({
          choice: z.enum(CANCELLATION_CHOICES),
          is_silence: z.boolean(),
          amount: z.number(),
          departure_start: z.nullable(z.iso.date()),
          departure_end: z.nullable(z.iso.date()),
          reservation_id: z.nullable(z.int()),
          credit_expires_on: z.nullable(z.iso.date()),
        }),
      )
      .check(z.describe('What was chosen; `is_silence` when nobody answered in time.')),
  })
  .register(z.globalRegistry, {
    id: 'CancellationChoice',
    description: 'What a customer may choose once the agency canceled their departure. Sums in euros, days in Paris.',
  })
export type CancellationChoiceDetail = z.infer<typeof CancellationChoiceDetail>

const Choice = z.strictObject({
  choice: z.enum(CANCELLATION_CHOICES),
  departure_id: z.optional(BodyId).check(z.describe('The date that was chosen, and what it was shown to cost.')),
  total: z
    .optional(z.number().check(z.gte(0), z.lte(200_000)))
    .check(z.describe('What the other departure was shown to cost, in euros: 409 when it costs another sum by now.')),
  text_version: z.nullable(z.string().check(z.maxLength(20))),
})
export type MadeChoice = z.infer<typeof Choice>

export const getChoiceByLink = defineRoute({
  method: 'get',
  path: '/v1/cancellation-choice',
  group,
  auth: 'public',
  summary: 'Choices behind a private link',
  description: 'What a private link lets choose; 404 when it is unknown.',
  headers: LinkHeaders,
  response: CancellationChoiceDetail,
})

export const chooseByLink = defineRoute({
  method: 'post',
  path: '/v1/cancellation-choice',
  group,
  auth: 'public',
  summary: 'Choose behind a private link',
  description:
    'Chooses once, behind a private link; 409 when another choice was made, the day is over, or what was shown has changed.',
  headers: LinkHeaders,
  body: Choice,
  conflicts: [...SEAT_CONFLICTS, ...AGE_CONFLICTS, 'price', 'closed_date', 'text', 'chosen'],
  response: CancellationChoiceDetail,
})

export const getOwnChoice = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/choice',
  group,
  auth: 'user',
  summary: 'Choices after a cancellation',
  description: 'What one may choose for a reservation that the agency canceled; 404 for any other.',
  params: ReservationParams,
  response: CancellationChoiceDetail,
})

export const makeOwnChoice = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/choice',
  group,
  auth: 'user',
  summary: 'Choose after a cancellation',
  description: "Chooses, once, for the customer's reservation; 409 as with the link.",
  params: ReservationParams,
  body: Choice,
  conflicts: [...SEAT_CONFLICTS, ...AGE_CONFLICTS, 'price', 'closed_date', 'text', 'chosen'],
  response: CancellationChoiceDetail,
})

const Plan = {
  ending: z._default(z.enum(DEPARTURE_ENDINGS), 'other'),
  reason: lineText({ max: 300 }).check(z.minLength(3)),
}

/** Another departure that has room for a party, and what it costs more there for all of them; sums in cents. */
export const OtherDate = z.object({
  departure_id: z.int(),
  departure_start: z.iso.date(),
  departure_end: z.iso.date(),
  available_count: z.int(),
  total_cents: z.int(),
  difference_cents: z.int(),
})
export type OtherDate = z.infer<typeof OtherDate>

const MethodSum = z.object({ method: z.enum(PAYMENT_METHODS), cents: z.int() })

const CancellationPreview = z.object({
  code: z.string(),
  refusal: z
    .nullable(z.string())
    .check(
      z.describe("Why it can't be canceled so, and with the article of the law where there is one; null when it can."),
    ),
  answer_by: z.iso.date(),
  refund_by: z.iso.date(),
  parties: z.array(
    z.object({
      reservation_id: z.int(),
      number: z.string(),
      customer: z.string(),
      travelers_count: z.int(),
      paid: z.array(MethodSum),
      refund: z.array(MethodSum),
      indemnity_cents: z.int(),
      dates: z.array(OtherDate),
    }),
  ),
  mails: z.array(PreviewedMail).check(z.describe('Every message as it will leave, in its order.')),
})
export type CancellationPreview = z.infer<typeof CancellationPreview>

/** What canceling a departure would do, to the mails that would leave; nothing is done. A reading in the body, for it says why. */
export const previewDepartureCancellation = definePanelRoute({
  method: 'post',
  path: '/departures/:id/cancel/preview',
  auth: 'staff',
  params: ReservationParams,
  body: z.strictObject(Plan),
  response: CancellationPreview,
})

/**
 * Has a departure canceled in ten minutes, with sales closed at once; 409 once it has begun, is canceled or about to be, and
 * for want of participants once the law allows it no more; 422 for another code.
 */
export const cancelWholeDeparture = definePanelRoute({
  method: 'post',
  path: '/departures/:id/cancel',
  auth: 'staff',
  params: ReservationParams,
  body: z.strictObject({ ...Plan, code: lineText({ max: 60 }) }),
  response: z.object({ runs_at: z.iso.datetime() }),
})

const Changed = z.object({ id: z.int() })

/** Stops a cancellation before its minute and reopens the sales that it closed; 409 once it is too late. */
export const stopDepartureCancellation = definePanelRoute({
  method: 'post',
  path: '/departures/:id/cancel/stop',
  auth: 'staff',
  params: ReservationParams,
  response: Changed,
})

/** Has a planned cancellation run at once; 409 when none is planned. */
export const hastenDepartureCancellation = definePanelRoute({
  method: 'post',
  path: '/departures/:id/cancel/now',
  auth: 'staff',
  params: ReservationParams,
  response: Changed,
})

const RefundDue = z.object({
  reservation_id: z.int(),
  number: z.string(),
  customer: z.string(),
  amount_cents: z.int(),
  pending_cents: z
    .int()
    .check(
      z.describe(
        'Of this sum, what is on its way by card, and what the provider of cards refused: to be paid otherwise.',
      ),
    ),
  failed_cents: z.int(),
  due_on: z.iso.date(),
  is_late: z.boolean(),
  choice: z
    .nullable(z.enum(CANCELLATION_CHOICES))
    .check(z.describe('What the customer chose, or until when they may; null when there was nothing to choose.')),
  answer_by: z.nullable(z.iso.date()),
})
export type RefundDue = z.infer<typeof RefundDue>

/** What the agency has to pay back, the first due first; sums in cents. */
export const listRefundsDue = definePanelRoute({
  method: 'get',
  path: '/reservations/refunds-due',
  auth: 'staff',
  response: z.object({ refunds: z.array(RefundDue) }),
})
