import * as z from 'zod/mini'
import { CartParams, IdempotencyHeaders, ReservationParams, TravelerParams } from './address-parameters'
import { BOOKING_STATES } from '@/domain/booking-state'
import { PAYMENT_KINDS, PAYMENT_METHODS } from '@/domain/payment-words'
import { SCHEDULED_MAIL_KINDS } from '@/domain/scheduled-mails'
import { CANCELLATION_CHOICES } from '@/domain/cancellation-choice'
import { Awaited } from './awaited'
import { BookedExpedition, BookingPrice, TripJourney } from './booking'
import { CancellationStep } from './cancellation-step'
import { defineRoute } from './define-route'
import { Guardian, KnownGuardian } from './guardian'
import { OwnInvoice } from './invoices'
import { KeptCarbon, PlaceCode } from './kept-carbon'
import { Participant, ParticipantChange } from './participant-fields'
import { BodyId, bodyCount } from './whole-numbers'
import { ShareReturns } from './share-returns'
import { ORDER_CONFLICTS } from './conflicts'

const group = 'Bookings'
const Position = bodyCount(30)
/** How many travelers were shown: 409 once there are fewer, as the next ones moved up. */
const TravelersShown = z.optional(bodyCount(30))

export const Reservation = z
  .object({
    reservation_id: z.int().register(z.globalRegistry, {
      description: 'Unique among the entries; negative for a departure of the guide, which is no reservation.',
    }),
    departure_id: z.int(),
    name: z.string(),
    departure_date: z.iso.date(),
    duration_days: z.int(),
    level_number: z.int(),
    main_photo_large: z.nullable(z.string()),
    main_photo_small: z.nullable(z.string()),
    is_confirmed: z.boolean(),
    is_guide: z.boolean(),
    dashboard_completness: z
      .int()
      .check(z.gte(0), z.lte(100), z.describe('How much of the participants’ details is there, in percent.')),
    reservation_status_front_end: z.enum(['To come', 'Passed', 'Canceled']),
    booking_state: z
      .nullable(z.enum(BOOKING_STATES))
      .check(z.describe('How far it is, by what is paid of it until it is confirmed; null of a guided departure.')),
  })
  .register(z.globalRegistry, {
    id: 'Reservation',
    description: 'A reservation as the list of « Mes réservations » shows it.',
  })
export type Reservation = z.infer<typeof Reservation>

export const ReservationDetail = z
  .extend(Reservation, {
    number: z.string(),
    cart_id: z.nullable(z.int()),
    status: z.enum(['pending', 'confirmed', 'canceled']),
    departure_end: z.iso.date(),
    days_before: z.int(),
    travelers_count: z.int(),
    expedition: BookedExpedition,
    guide: z.nullable(
      z.object({ full_name: z.string(), title: z.nullable(z.string()), photo: z.nullable(z.string()) }),
    ),
    journeys: z.array(TripJourney),
    kit: z.array(z.string()),
    kit_packed: z.array(z.string()),
    participants: z.array(Participant),
    guardian: KnownGuardian,
    price: BookingPrice,
    paid: z.number(),
    arriving: z.number().check(z.describe('What cards have agreed to pay and are about to be debited for, in euros.')),
    payments: z
      .array(
        z.object({
          on: z.iso.date(),
          kind: z.enum(PAYMENT_KINDS),
          method: z.enum(PAYMENT_METHODS),
          amount: z.number(),
        }),
      )
      .check(z.describe('Each sum that was received or given back, the oldest first, in euros.')),
    bank: z
      .nullable(z.object({ holder: z.string(), iban: z.string(), bic: z.string(), reference: z.string() }))
      .check(z.describe('Where a transfer goes; null once it would arrive too late, as `no_transfer` says.')),
    no_transfer: z.nullable(z.string()),
    cancellation: z
      .array(CancellationStep)
      .check(z.describe('By the table of its contract, less what its moves have used up.')),
    cancellation_version: z.string(),
    can_cancel: z.boolean(),
    cancellation_fee: z.nullable(z.number()),
    travelers_fee: z
      .number()
      .check(z.describe('The fees of travelers who were canceled one by one; part of the total.')),
    refund_due: z
      .nullable(z.object({ amount: z.number(), by: z.iso.date() }))
      .check(
        z.describe('What the agency has to pay back of the sums received, and by when; null when it owes nothing.'),
      ),
    indemnity: z
      .number()
      .check(
        z.describe('What the agency owes beyond what was paid, when it canceled without being excused by the law.'),
      ),
    choice: z
      .nullable(z.object({ answer_by: z.iso.date(), made: z.nullable(z.enum(CANCELLATION_CHOICES)) }))
      .check(
        z.describe(
          'What its customer may choose, until that day, since the agency canceled the departure; `made` once it is chosen.',
        ),
      ),
    change: z
      .nullable(z.object({ answer_by: z.iso.date() }))
      .check(z.describe('A change of the contract that still waits for an answer, and until when.')),
    awaited: z.nullable(Awaited).check(z.describe('Null when the departure is sure to leave, or is canceled.')),
    history: z.array(z.object({ kind: z.string(), at: z.iso.datetime(), author: z.nullable(z.string()) })),
    coming_mails: z
      .array(z.object({ kind: z.enum(SCHEDULED_MAIL_KINDS), at: z.iso.datetime() }))
      .check(z.describe('What will be written to the customer at its hour, the next one first.')),
    invoices: z.array(OwnInvoice).check(z.describe('Invoices and credit notes, oldest first.')),
    carbon: z.optional(
      z.nullable(KeptCarbon).register(z.globalRegistry, {
        description: 'What the trip emits per person as it was counted at the order; null or absent when it was not.',
      }),
    ),
    terms: z.optional(
      z.object({ version: z.string(), url: z.nullable(z.string()) }).register(z.globalRegistry, {
        description: 'The conditions of sale that were accepted, and where they are read; absent when none were.',
      }),
    ),
    information_form: z.optional(
      z.object({ version: z.string(), url: z.nullable(z.string()) }).register(z.globalRegistry, {
        description: 'The standard information form that was given before the contract; absent when none was.',
      }),
    ),
  })
  .register(z.globalRegistry, {
    id: 'ReservationDetail',
    description: "All that the customer's dashboard shows. Sums in euros, days in Europe/Paris.",
  })
export type ReservationDetail = z.infer<typeof ReservationDetail>

export const WaitingOrder = z
  .strictObject({
    confirmation: z.literal('address'),
    cart_id: z.int(),
    email: z.string(),
    expires_at: z.iso.datetime().check(z.describe('Until when the link works, and the seats are held.')),
  })
  .register(z.globalRegistry, {
    id: 'WaitingOrder',
    description:
      'An order that is kept until its customer presses a link in a mail, as their address was never proven.',
  })
export type WaitingOrder = z.infer<typeof WaitingOrder>

export const listReservations = defineRoute({
  method: 'get',
  path: '/v1/reservations',
  group,
  auth: 'user',
  summary: 'Own reservations',
  description: 'The reservations of the user, and the departures he or she guides.',
  response: z.object({ list_reservations: z.array(Reservation) }),
})

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

export const updateParticipants = defineRoute({
  method: 'patch',
  path: '/v1/reservations/:id/participants',
  group,
  auth: 'user',
  summary: 'Complete the participants',
  description:
    'Saves the fields that are sent of each participant, by position; other fields and other participants stay as they are. `level` is out of 5.',
  params: ReservationParams,
  body: z.strictObject({
    travelers_count: TravelersShown,
    participants: z.array(z.extend(ParticipantChange, { position: Position })).check(z.minLength(1), z.maxLength(30)),
  }),
  conflicts: ['travelers'],
  response: ReservationDetail,
})

export const saveGuardian = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/guardian',
  group,
  auth: 'user',
  summary: 'Who answers for the children',
  description: 'Saves who answers for the children of a trip without the parents; 409 on any other trip.',
  params: ReservationParams,
  body: Guardian,
  response: ReservationDetail,
})

export const shareParticipantLink = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/participants/:position/link',
  group,
  auth: 'user',
  summary: 'Private link of one participant',
  description: 'Makes the private link that lets one traveler fill in their own profile; sent by mail when asked.',
  params: TravelerParams,
  body: z.strictObject({
    travelers_count: TravelersShown,
    send: z._default(z.boolean(), false),
    token: z
      .optional(z.string().check(z.maxLength(100)))
      .check(
        z.describe('Of the link to send: the one made just before, which stays. Otherwise a new one takes its place.'),
      ),
  }),
  conflicts: ['travelers'],
  response: z.object({ url: z.string(), sent_to: z.nullable(z.string()) }),
})

/** The name of one of our items, compared as it is and never kept: nothing, when the database could not read it. */
const ItemName = z.string().check(
  z.maxLength(300),
  z.overwrite((name) => (name.includes('\0') || /\p{Surrogate}/u.test(name) ? '' : name)),
)

export const updateKit = defineRoute({
  method: 'patch',
  path: '/v1/reservations/:id/kit',
  group,
  auth: 'user',
  summary: 'What is packed already',
  description: 'Remembers which things of the kit list are packed.',
  params: ReservationParams,
  body: z.strictObject({ packed: z.array(ItemName).check(z.maxLength(40)) }),
  response: z.object({ kit_packed: z.array(z.string()) }),
})

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
