import * as z from 'zod/mini'
import { BOOKING_STATES } from '@/domain/reservations/booking-state'
import { PAYMENT_KINDS, PAYMENT_METHODS } from '@/domain/ledger/payment-words'
import { SCHEDULED_MAIL_KINDS } from '@/domain/reservations/scheduled-mails'
import { CANCELLATION_CHOICES } from '@/domain/changes/cancellation-choice'
import { Awaited } from './awaited'
import { BookingPrice } from './cart-detail'
import { BookedExpedition, TripJourney } from './booked-expedition'
import { CancellationStep } from './cancellation-step'
import { KnownGuardian } from './guardian'
import { OwnInvoice } from './invoices'
import { KeptCarbon } from './kept-carbon'
import { Participant } from './participant-fields'
import { PaymentTerms } from './payment-terms'

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
    payment_terms: PaymentTerms.check(z.describe('Those of its contract.')),
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
