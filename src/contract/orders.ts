import * as z from 'zod/mini'
import { CartParams, IdempotencyHeaders } from './address-parameters'
import { defineRoute, type OutputOf } from './define-route'
import { PlaceCode } from './kept-carbon'
import { BodyId, bodyCount } from './whole-numbers'
import { ORDER_CONFLICTS } from './conflicts'
import { ReservationDetail, WaitingOrder } from './reservation-detail'

const group = 'Bookings'

export const addReservation = defineRoute({
  method: 'post',
  path: '/v1/reservations',
  group,
  auth: 'user',
  status: 201,
  summary: 'Order with obligation to pay',
  description:
    'Turns the cart into a reservation. `Idempotency-Key` is required: the same key and body answer the same reservation, the same key with another body 422. 409 when the seats are gone, the departure is canceled, or too many deposits are awaited. 202 from an address that was never proven: the order waits for one press in a mail.',
  headers: IdempotencyHeaders,
  body: z.strictObject({
    cart_id: BodyId,
    terms_version: z.string().check(z.maxLength(20)),
    information_form_version: z
      .optional(z.string().check(z.maxLength(20)))
      .check(
        z.describe(
          'The version of the standard information form that was shown. Required when `information_form_version` of the cart is not null, left out when it is: 409 otherwise.',
        ),
      ),
    cancellation_version: z
      .optional(z.string().check(z.maxLength(20)))
      .check(
        z.describe(
          "The version of the table of cancellation fees that was shown: 409 when it is not the cart's. Send it: without one, whatever table is in force is agreed to.",
        ),
      ),
    payment_terms_version: z
      .optional(z.string().check(z.maxLength(20)))
      .check(
        z.describe(
          'The version of the terms of payment that was shown, `payment_terms.version` of the cart: 409 when it is another. Left out, it stands for version `1`.',
        ),
      ),
    accepts_level_gaps: z
      .optional(
        z.strictObject({
          version: z.string().check(z.maxLength(20)),
          positions: z.array(z.int().check(z.gte(1), z.lte(30))).check(z.maxLength(30)),
        }),
      )
      .check(
        z.describe(
          'The warning that was accepted, and the places of the travelers it was about. Required when `level_notice` of the cart is not null, left out when it is: 409 otherwise.',
        ),
      ),
    accepts_terms: z.literal(true),
    certifies_level: z.literal(true),
    total: z.number().check(z.describe('What the customer saw and agreed to, the sum in euros: anything else is 409.')),
    discount: z
      .optional(
        z.strictObject({
          code: z.string().check(z.maxLength(24)),
          amount: z.number(),
          rule: z
            .optional(z.nullable(z.string().check(z.maxLength(300))))
            .check(z.describe('What was shown of changes of the reservation.')),
        }),
      )
      .check(
        z.describe(
          'The promo code shown to the customer and its discount in euros. Required when `promo` of the cart is not null and has no `refusal`, left out otherwise: 409 when it is not that of the cart.',
        ),
      ),
    gift_cards: z
      .optional(z.number())
      .check(
        z.describe(
          'What gift cards were shown to pay of it, in euros: the sum of `amount` in `gift_cards` of the cart. Required when that is not 0: 409 when they pay another sum by now.',
        ),
      ),
    departure_id: z
      .optional(BodyId)
      .check(z.describe('The departure that was shown: 409 when the cart is for another one by now.')),
    travelers_count: z
      .optional(bodyCount(30))
      .check(z.describe('The number of travelers that was shown: 409 when the cart is for another one by now.')),
    from: z
      .optional(PlaceCode)
      .check(
        z.describe('The town that the contract counts the journey from; Paris without one. 422 for a number of none.'),
      ),
  }),
  conflicts: [...ORDER_CONFLICTS],
  response: z.union([ReservationDetail, WaitingOrder]),
  accepted: WaitingOrder,
})

/** What a customer agrees to by ordering. */
export type Order = OutputOf<(typeof addReservation)['body']>

export const sendOrderLink = defineRoute({
  method: 'post',
  path: '/v1/carts/:id/confirmation',
  group,
  auth: 'user',
  summary: 'Send the confirmation mail again',
  description: 'Has the mail of an order that waits sent again; 404 without one.',
  params: CartParams,
  response: z.object({ ok: z.literal(true) }),
})

const OrderLink = z.strictObject({ token: z.string().check(z.maxLength(100)) })

export const confirmOrder = defineRoute({
  method: 'post',
  path: '/v1/orders/confirmation',
  group,
  auth: 'public',
  summary: 'Confirm an order by the link of the mail',
  description:
    'Proves the address by the link of the mail, makes the reservation exactly as it was ordered, and signs in. 422 when the link is used or over; 409 with `cart_id` when price, conditions or seats are no longer those that were agreed to.',
  body: OrderLink,
  conflicts: [...ORDER_CONFLICTS],
  response: z.object({ reservation_id: z.int(), token: z.nullable(z.string()) }),
})

export const refuseOrder = defineRoute({
  method: 'post',
  path: '/v1/orders/refusal',
  group,
  auth: 'public',
  summary: 'Disown an order by the link of the mail',
  description: '« Ce n’est pas moi »: drops the order and ends every session and link of the account.',
  body: OrderLink,
  response: z.object({ ok: z.literal(true) }),
})
