import * as z from 'zod/mini'
import { CartParams } from './address-parameters'
import { CART, CART_ADDITION } from './cart-addresses'
import { Cart } from './cart'
import { ParticipantChange } from './participant-fields'
import { defineRoute } from './define-route'
import { lineText } from './free-text'
import { BodyId, bodyCount, PathId } from './whole-numbers'
import { HOLD_CONFLICTS } from './conflicts'
import { Age } from './party'
import { CartDetail } from './cart-detail'

const group = 'Bookings'

const TravelersCount = bodyCount(30)

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
