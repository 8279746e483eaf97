import * as z from 'zod/mini'
import { MOST_ADDED } from './added-travelers'
import { definePanelRoute } from './define-route'
import { Changed, DeskParams, Sum } from './desk'
import { optionalName } from './free-text'
import { Age } from './party'
import { bodyCount } from './whole-numbers'

/** What the agency may change of a booking for its customer, by the rules of the customer's own page; sums in cents. */
export const DeskChanges = z.object({
  travelers: z.array(z.object({ position: z.int(), name: z.string() })),
  /** How many may be added: the free seats of the departure, ten at most. */
  available_count: z.int(),
  options: z.array(z.object({ id: z.string(), label: z.string(), unit_cents: z.int(), count: z.int(), most: z.int() })),
})
export type DeskChanges = z.infer<typeof DeskChanges>

export const getDeskChanges = definePanelRoute({
  method: 'get',
  path: '/reservations/:id/changes',
  auth: 'staff',
  params: DeskParams,
  response: DeskChanges,
})

const OptionCount = z.int().check(z.gte(0), z.lte(30))

const BookingChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add'),
    travelers: z
      .array(z.strictObject({ first_name: optionalName(), last_name: optionalName(), age: Age }))
      .check(z.minLength(1), z.maxLength(MOST_ADDED)),
  }),
  z.strictObject({ kind: z.literal('drop'), position: bodyCount(30) }),
  z.strictObject({
    kind: z.literal('option'),
    option_id: z.string().check(z.minLength(1), z.maxLength(64)),
    count: OptionCount,
    from_count: OptionCount,
  }),
])
export type BookingChange = z.infer<typeof BookingChange>

/** The sums of a booking after a change, in cents: the fee, the total, the rest to pay, the refund, and the promo code's change. */
const ChangePreview = z.object({
  fee_cents: z.int(),
  total_cents: z.int(),
  left_cents: z.int(),
  refund_cents: z.int(),
  promo: z.nullable(z.string()),
})
export type BookingChangePreview = z.infer<typeof ChangePreview>

/** Tells what a change of a booking comes to; 409 when it cannot be made. */
export const previewBookingChange = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/changes/preview',
  auth: 'staff',
  params: DeskParams,
  body: BookingChange,
  response: ChangePreview,
})

/** Changes a booking for its customer, who is told by mail; 409 when it is another deal than was shown. */
export const changeForCustomer = definePanelRoute({
  method: 'post',
  path: '/reservations/:id/changes',
  auth: 'staff',
  params: DeskParams,
  body: z.strictObject({
    change: BookingChange,
    /** The travelers, the fee and the total that were shown. */
    travelers_count: bodyCount(30),
    fee_cents: Sum,
    total_cents: Sum,
  }),
  response: Changed,
})
