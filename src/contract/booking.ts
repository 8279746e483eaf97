import * as z from 'zod/mini'
import { CartParams } from './address-parameters'
import { PROMO_REFUSALS } from '@/domain/promo-code'
import { ADULT_AGE } from '@/domain/party-ages'
import { SIZE_KINDS } from '@/domain/participant-sizes'
import { CART, CART_ADDITION } from './cart-addresses'
import { CancellationStep } from './cancellation-step'
import { Cart } from './cart'
import { Reduction } from './expeditions'
import { ParticipantChange, ParticipantDraft } from './participant-fields'
import { defineRoute } from './define-route'
import { lineText } from './free-text'
import { BodyId, bodyCount, PathId } from './whole-numbers'
import { HOLD_CONFLICTS } from './conflicts'

const group = 'Bookings'
const TravelersCount = bodyCount(30)

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

export const BookedExpedition = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    main_photo_large: z.nullable(z.string()),
    main_photo_small: z.nullable(z.string()),
    country_1: z.nullable(z.string()),
    duration_days: z.int(),
    level_number: z.int(),
    expedition_type: z.string(),
    age_min_child: z.nullable(z.int()),
    age_max_child: z
      .nullable(z.int())
      .check(z.describe('The last age that a trip without the parents takes; null elsewhere.')),
    station: z.nullable(z.string()),
    rail_station: z
      .nullable(z.string())
      .check(
        z.describe(
          'Where trains of France lead to on the way there, by its name alone; null where one goes on by train from there, to `station`.',
        ),
      ),
    meeting_point: z.nullable(z.string()),
    sizes_asked: z.array(z.enum(SIZE_KINDS)),
  })
  .register(z.globalRegistry, {
    id: 'BookedExpedition',
    description: 'The trip a booking is about, as the tunnel and the dashboards show it; ages in years.',
  })
export type BookedExpedition = z.infer<typeof BookedExpedition>

/** The way to the first day by train, from one city; hours and places as written by the agency. */
export const TripJourney = z.object({
  city: z.string(),
  duration: z.string(),
  legs: z.array(z.object({ time: z.string(), place: z.string(), note: z.nullable(z.string()) })),
})

export type TripJourney = z.infer<typeof TripJourney>

export const LevelNotice = z
  .object({ version: z.string(), gaps: z.array(z.object({ position: z.int(), level: z.int() })) })
  .register(z.globalRegistry, {
    id: 'LevelNotice',
    description:
      'Travelers far below what the trip asks, by their places and levels, and the version of the warning that one accepts with it.',
  })
export type LevelNotice = z.infer<typeof LevelNotice>

/** What a contract keeps of that warning: also what the trip asked on that day. */
export const KeptLevelNotice = z.extend(LevelNotice, { demand: z.int() })
export type KeptLevelNotice = z.infer<typeof KeptLevelNotice>

/** Whole years on the first day of the departure; 18 for any adult. */
export const Age = z.int().check(z.gte(0), z.lte(ADULT_AGE))

export const Party = z
  .object({
    ages: z
      .array(z.nullable(Age))
      .check(z.describe('By the date of birth where it is known, otherwise the age given; null until one is known.')),
    needs_ages: z.boolean().check(z.describe('Whether an order has to tell every age.')),
    child_fare: z
      .nullable(z.object({ price: z.number(), max_age: z.int() }))
      .check(z.describe('What children pay, in euros, and up to which age; null where everybody pays the same.')),
    refusal: z
      .nullable(
        z.object({ reason: z.enum(['too_young', 'too_old', 'no_adult']), message: z.string(), way_out: z.string() }),
      )
      .check(z.describe("Why this party can't be ordered, with what to do instead; null when it can.")),
  })
  .register(z.globalRegistry, {
    id: 'Party',
    description: 'Who comes by age, place by place, and what follows from it.',
  })

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
      guide: z.nullable(z.string()),
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

export const getCart = defineRoute({
  ...CART,
  group,
  auth: 'user',
  summary: 'Own unfinished booking',
  description: 'The unfinished booking of the user, or null.',
  response: z.nullable(Cart),
})

export const addCart = defineRoute({
  ...CART_ADDITION,
  group,
  auth: 'user',
  status: 201,
  summary: 'Hold seats of a departure',
  description:
    "Holds seats of a departure: a cart is made, or the user's own is changed; 409 with `available_count` when too few are left.",
  body: z.strictObject({ departure_id: BodyId, travelers_count: TravelersCount }),
  conflicts: [...HOLD_CONFLICTS],
  response: Cart,
})

export const updateCart = defineRoute({
  method: 'patch',
  path: '/v1/cart',
  group,
  auth: 'user',
  summary: 'Change the held seats or what was typed',
  description: 'Changes the departure, the number of travelers, the options or what was typed of the participants.',
  body: z.strictObject({
    cart_id: z
      .optional(BodyId)
      .check(
        z.describe('The cart that is meant: another one of the user, made since, is left alone and the answer is 404.'),
      ),
    departure_id: z.optional(BodyId),
    travelers_count: z.optional(TravelersCount),
    options: z.optional(
      z
        .array(z.strictObject({ id: lineText({ max: 64 }), count: z.int().check(z.gte(0), z.lte(30)) }))
        .check(z.maxLength(8)),
    ),
    participants: z
      .optional(z.array(ParticipantChange).check(z.maxLength(30)))
      .check(
        z.describe(
          'By place: the fields that are left out stay, and so do the participants after the last one that is sent.',
        ),
      ),
    ages: z
      .optional(z.array(z.nullable(Age)).check(z.maxLength(30)))
      .check(z.describe('Age of each traveler by place, 18 for any adult; null where it is not known.')),
    basket_reminders: z.optional(z.boolean()),
  }),
  conflicts: [...HOLD_CONFLICTS],
  response: CartDetail,
})

export const removeCart = defineRoute({
  method: 'delete',
  path: '/v1/cart',
  group,
  auth: 'user',
  summary: 'Give the seats back',
  description: 'Gives the seats back and forgets the cart.',
  query: z.object({
    cart_id: z.optional(PathId).check(
      z.meta({
        description:
          'The cart that is meant: another one of the user, made since, is left alone and the answer is 404.',
        example: 412,
      }),
    ),
  }),
  response: z.object({ ok: z.literal(true) }),
})

export const getCartDetail = defineRoute({
  method: 'get',
  path: '/v1/carts/:id',
  group,
  auth: 'user',
  summary: 'Own cart, in full',
  description: "The cart of the tunnel; somebody else's, or one that is gone, is 404.",
  params: CartParams,
  response: CartDetail,
})

export const extendHold = defineRoute({
  method: 'post',
  path: '/v1/carts/:id/hold',
  group,
  auth: 'user',
  summary: 'Extend the hold, or take the seats again',
  description:
    'Says that the customer is still there: extends the hold up to two hours, or takes the seats again; 409 when too few are left, or they were held for two hours within the last six.',
  params: CartParams,
  conflicts: [...HOLD_CONFLICTS],
  response: CartDetail,
})

export const addPromo = defineRoute({
  method: 'post',
  path: '/v1/carts/:id/promo',
  group,
  auth: 'user',
  summary: 'Use a promo code',
  description:
    "Has a promo code taken off the cart's price, in place of another one. 422 with `reason` when it is none, or not for this booking; 429 after ten refusals within ten minutes.",
  params: CartParams,
  body: z.strictObject({ code: lineText({ max: 60 }) }),
  response: CartDetail,
})

export const removePromo = defineRoute({
  method: 'delete',
  path: '/v1/carts/:id/promo',
  group,
  auth: 'user',
  summary: 'Remove the promo code',
  description: 'Takes the promo code of the cart away; nothing to do without one.',
  params: CartParams,
  response: CartDetail,
})

export const addGiftCard = defineRoute({
  method: 'post',
  path: '/v1/carts/:id/gift-cards',
  group,
  auth: 'user',
  summary: 'Pay with a gift card',
  description:
    'Pays the cart with a gift card, as far as it reaches; 422 for a code that nobody has, 429 after ten of these.',
  params: CartParams,
  body: z.strictObject({ code: lineText({ max: 60 }) }),
  response: CartDetail,
})

export const removeGiftCard = defineRoute({
  method: 'delete',
  path: '/v1/carts/:id/gift-cards/:card_id',
  group,
  auth: 'user',
  summary: 'Take a gift card away',
  description: "Removes a gift card from the customer's cart; the card keeps its whole balance.",
  params: z.extend(CartParams, {
    card_id: PathId.check(
      z.meta({ description: 'The number of the gift card, as `gift_cards` of the cart has it.', example: 7 }),
    ),
  }),
  response: CartDetail,
})
