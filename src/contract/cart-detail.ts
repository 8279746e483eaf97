import * as z from 'zod/mini'
import { PROMO_REFUSALS } from '@/domain/reservations/promo-code'
import { AlsoBooked } from './also-booked'
import { CancellationStep } from './cancellation-step'
import { Reduction } from './expeditions'
import { LedBy } from './led-by'
import { ParticipantDraft } from './participant-fields'
import { BookedExpedition } from './booked-expedition'
import { Age, Party, LevelNotice } from './party'
import { PaymentTerms } from './payment-terms'

export const BookingPrice = z
  .object({
    lines: z.array(
      z.object({
        kind: z
          .enum(['full', 'child', 'option', 'discount'])
          .check(
            z.describe(
              'The trip at the whole price, or at that of children; an option; what is taken off, below zero.',
            ),
          ),
        label: z.string(),
        unit: z.number(),
        count: z.int(),
        amount: z.number(),
        code: z.optional(z.string()).check(z.describe('Of a promo code.')),
      }),
    ),
    total: z.number(),
    deposit: z.number(),
    deposit_due_on: z.iso.date(),
    balance: z.number(),
    balance_due_on: z
      .nullable(z.iso.date())
      .check(z.describe('Null when the whole sum is due at once: the departure is too near.')),
  })
  .register(z.globalRegistry, {
    id: 'BookingPrice',
    description:
      'What a booking costs, in euros: a line or two for the trip, one by option, one by discount, and when it is to be paid.',
  })

export type BookingPrice = z.infer<typeof BookingPrice>

export const CartPromo = z
  .object({
    code: z.string(),
    words: z.string(),
    rule: z
      .nullable(z.string())
      .check(
        z.describe('What becomes of it once the reservation changes; null where no change can end what it is for.'),
      ),
    amount: z.number(),
    refusal: z
      .nullable(z.object({ reason: z.enum(PROMO_REFUSALS), message: z.string() }))
      .check(z.describe('Why it takes nothing off by now; null while it does.')),
  })
  .register(z.globalRegistry, {
    id: 'CartPromo',
    description: 'The promo code of a cart: its rule in words, and its discount today in euros.',
  })

export type CartPromo = z.infer<typeof CartPromo>

export const CartGiftCard = z
  .object({
    id: z.int(),
    last4: z.string(),
    amount: z.number(),
    left: z.number(),
    expires_on: z.iso.date(),
    is_over: z.boolean().check(z.describe('It was stopped, or its last day is over: it gives nothing.')),
  })
  .register(z.globalRegistry, {
    id: 'CartGiftCard',
    description: 'A gift card that a cart is paid with: what it gives today, and what stays on it, in euros.',
  })

export type CartGiftCard = z.infer<typeof CartGiftCard>

export const CartDetail = z
  .object({
    id: z.int(),
    now: z.iso.datetime(),
    hold: z
      .enum(['held', 'expired'])
      .check(
        z.describe(
          'held: the seats are kept until `hold_expires_at`; expired: they went back on sale, the cart stays.',
        ),
      ),
    hold_expires_at: z.nullable(z.iso.datetime()),
    can_hold: z
      .boolean()
      .check(
        z.describe(
          "False once the seats of this departure were held for as long as the customer may: they can be ordered, not held. From an address that is not confirmed they can't be ordered either before it is.",
        ),
      ),
    waiting: z
      .nullable(z.object({ email: z.string(), expires_at: z.iso.datetime() }))
      .check(
        z.describe('Of an order that waits for one press in a mail to this address, until when; null without one.'),
      ),
    open_payment: z
      .nullable(z.object({ amount: z.number() }))
      .check(
        z.describe(
          'The payment by card that was started for its order and is not over, on any device; null without one.',
        ),
      ),
    also_booked: AlsoBooked,
    is_shared: z.boolean().check(z.describe('Several pay its deposit, and its seats wait for them.')),
    travelers_count: z.int(),
    departure: z.object({
      id: z.int(),
      departure_start: z.iso.date(),
      departure_end: z.iso.date(),
      price: z.number(),
      reduction: z.nullable(Reduction),
      status: z.enum(['open', 'confirmed', 'canceled']),
      is_past: z.boolean(),
      available_count: z.int().check(z.describe('Places that others could still take, beside those this cart holds.')),
      guide: LedBy,
    }),
    expedition: BookedExpedition,
    options: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        description: z.nullable(z.string()),
        price: z.number(),
        count: z.int(),
      }),
    ),
    participants: z.array(ParticipantDraft),
    told_ages: z
      .array(z.nullable(Age))
      .check(z.describe('The ages that were told, place by place; `party` has those by the dates of birth.')),
    party: Party,
    price: BookingPrice,
    no_transfer: z
      .nullable(z.string())
      .check(z.describe("Why it can't be paid by transfer, in French; null when it can.")),
    promo: z.nullable(CartPromo),
    gift_cards: z.array(CartGiftCard).check(z.describe('They pay the price and do not change it: the deposit first.')),
    cancellation: z.array(CancellationStep),
    cancellation_version: z
      .string()
      .check(z.describe('Of the table of fees that these steps are of, as the order names it.')),
    payment_terms: PaymentTerms.check(z.describe('Those in force; the order names their `version`.')),
    customer: z.object({
      first_name: z.nullable(z.string()),
      last_name: z.nullable(z.string()),
      email: z.string(),
      email_verified: z
        .boolean()
        .check(z.describe('Whether the address was confirmed; until then fewer seats are held, for less time.')),
      phone: z.nullable(z.string()),
    }),
    terms_version: z.string(),
    information_form_version: z
      .nullable(z.string())
      .check(
        z.describe('The version in force of the form that the law wants shown before an order; null without one.'),
      ),
    level_notice: z
      .nullable(LevelNotice)
      .check(z.describe('Null when nobody is two levels below what the trip asks, or no such warning is in force.')),
    basket_reminders: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'CartDetail',
    description:
      "All that the tunnel shows of the user's cart. Sums in euros. Instants are UTC; `now` is the database's clock.",
  })

export type CartDetail = z.infer<typeof CartDetail>
