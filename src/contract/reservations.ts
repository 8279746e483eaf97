import * as z from 'zod/mini'
import { CartParams, ReservationParams, TravelerParams } from './address-parameters'
import { defineRoute } from './define-route'
import { bodyCount } from './whole-numbers'
import { Reservation, ReservationDetail } from './reservation-detail'

/** What comes back to each who paid a share of a deposit, in euros. */
const ShareReturns = z
  .array(
    z.object({
      name: z.nullable(z.string()).check(z.describe('First name that who booked gave the share.')),
      paid: z.number().check(z.describe('What the card of this share paid, in euros.')),
      refund: z.number().check(z.describe('What would come back to it, in euros.')),
    }),
  )
  .check(z.describe('The shares of the deposit, by who paid them; empty when it was not shared.'))

const group = 'Bookings'

export const listReservations = defineRoute({
  method: 'get',
  path: '/v1/reservations',
  group,
  auth: 'user',
  summary: 'Own reservations',
  description: 'The reservations of the user, and the departures he or she guides.',
  response: z.object({ list_reservations: z.array(Reservation) }),
})

export const getReservation = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id',
  group,
  auth: 'user',
  summary: 'Own reservation, in full',
  description: "A reservation of the customer; 404 for somebody else's.",
  params: ReservationParams,
  response: ReservationDetail,
})

export const getReservationOfCart = defineRoute({
  method: 'get',
  path: '/v1/carts/:id/reservation',
  group,
  auth: 'user',
  summary: 'What a cart has become',
  description: "The reservation made of one of the customer's carts; 404 until it is ordered.",
  params: CartParams,
  response: ReservationDetail,
})

/** What canceling would cost, in euros, and until when what comes back is paid. */
const CancellationPreview = z.object({
  fee: z.number(),
  refund: z.number(),
  refund_percent: z.int(),
  refund_by: z.iso.date(),
})

export const previewCancellation = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/cancellation',
  group,
  auth: 'user',
  summary: 'What canceling today costs',
  description: 'What canceling today would cost, in euros.',
  params: ReservationParams,
  response: CancellationPreview,
})

export const previewTravelerCancellation = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/participants/:position/cancellation',
  group,
  auth: 'user',
  summary: 'What canceling one traveler costs today',
  description:
    'What canceling one traveler today would cost, what they cost of the price, and what the reservation comes to without them; in euros.',
  params: TravelerParams,
  conflicts: ['last'],
  response: z.extend(CancellationPreview, {
    share: z.number(),
    total: z.number(),
    left_to_pay: z.number(),
    promo: z
      .nullable(z.string())
      .check(
        z.describe(
          'What becomes of the promo code without them, and what that costs; null when nothing does. The total counts it.',
        ),
      ),
    shares: ShareReturns,
  }),
})

export const cancelTraveler = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/participants/:position/cancel',
  group,
  auth: 'user',
  summary: 'Cancel one traveler',
  description:
    'Cancels one traveler of several; the next ones move up a place. `fee` is the one that was shown and `travelers_count` how many travelers were: 409 when either has changed, and for the last traveler. `total` is the one that was shown: 409 with another one, and without it where the discount of a promo code is lost.',
  params: TravelerParams,
  body: z.strictObject({
    fee: z
      .number()
      .check(z.gte(0), z.describe('What it was shown to cost, in euros: 409 when it is another sum by now.')),
    travelers_count: bodyCount(30),
    total: z.optional(z.number().check(z.gte(0))),
  }),
  conflicts: ['price', 'last', 'fee', 'travelers', 'change'],
  response: ReservationDetail,
})

export const cancelReservation = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/cancel',
  group,
  auth: 'user',
  summary: 'Cancel a reservation',
  description: 'Cancels; `fee` is the one that was shown: another one today is 409.',
  params: ReservationParams,
  body: z.strictObject({
    fee: z
      .number()
      .check(z.gte(0), z.describe('What it was shown to cost, in euros: 409 when it is another sum by now.')),
  }),
  conflicts: ['fee', 'change'],
  response: ReservationDetail,
})
