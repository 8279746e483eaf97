import * as z from 'zod/mini'

const euros = (description: string) => z.optional(z.number()).check(z.describe(description))
const version = (description: string) => z.optional(z.string()).check(z.describe(description))
const count = (description: string) => z.optional(z.int()).check(z.describe(description))

/** What any refusal answers: French for people, and what a program may act on. */
export const ErrorBody = z
  .looseObject({
    error: z.string().check(z.describe('What to tell the person, in French.')),
    errors: z
      .optional(z.array(z.union([z.object({ field: z.string(), message: z.string() }), z.string()])))
      .check(z.describe('What is wrong, field by field; the sign-up answers sentences.')),
    fields: z
      .optional(z.array(z.object({ field: z.string(), message: z.string() })))
      .check(z.describe('Of a sign-up: the fields that `errors` is about.')),
    reason: version('409, and 422 of a promo code: why, in one word. Each call lists those of its 409.'),
    available_count: count('409: the places left for who asks.'),
    total: euros('409: what it costs now, in euros.'),
    cost: euros('409 of a place that is given to somebody: what that costs now, in euros.'),
    fee: euros('409 of a cancellation or a change: what it costs now, in euros.'),
    amount: euros('409 of a sum: what it is now, in euros.'),
    terms_version: version('409: the conditions to accept now.'),
    information_form_version: z
      .optional(z.nullable(z.string()))
      .check(z.describe('409 of an order: the standard information form to read now; null for none.')),
    cancellation_version: version('409 of an order: the table of cancellation fees to show now.'),
    payment_terms_version: version('409 of an order: the terms of payment to show now.'),
    text_version: version('409 of a choice or an answer: the text to read now.'),
    notice_version: z
      .optional(z.nullable(z.string()))
      .check(z.describe('409 of a place that is given to somebody: the warning to show now; null for none.')),
    level_notice_version: version('409 of a place that is given to somebody: the warning to accept now.'),
    level_notice: z
      .optional(z.nullable(z.looseObject({})))
      .check(z.describe('409 of an order: the warning to accept now, as `level_notice` of `CartDetail`.')),
    promo: z
      .optional(z.nullable(z.looseObject({})))
      .check(z.describe('409 of an order: the promo code of the cart as it is now, as `promo` of `CartDetail`.')),
    reservation_id: z
      .optional(z.nullable(z.int()))
      .check(z.describe('409 of an order or a payment: the reservation that it became already.')),
    cart_id: z.optional(z.nullable(z.int())).check(z.describe('409 of a payment: the cart that it was for.')),
    departure_id: count('409 of a move: the departure that the reservation leaves on now.'),
    travelers_count: count('409: how many travelers there are now.'),
    count: count('409 of an option: how often it is chosen now.'),
    done_count: count('409 of a place that is given to somebody: how many were given already.'),
    token: z.optional(z.null()).check(z.describe('Of a sign-up that is refused.')),
    user_id: z.optional(z.null()).check(z.describe('Of a sign-up that is refused.')),
  })
  .register(z.globalRegistry, {
    id: 'Error',
    description: 'Why a call is refused: `error` for people, `reason` for programs.',
  })
