import * as z from 'zod/mini'
import { becomesLink } from '@/domain/content/becomes-link'
import {
  GIFT_AMOUNT,
  GIFT_MESSAGE_WITH_LINK,
  GIFT_PICTURES,
  MOST_GIFT_MESSAGE,
  MOST_GIFT_NAME,
} from '@/domain/gift-cards/gift-card'
import { GIFT_MEANS } from '@/domain/gift-cards/gift-desk'
import { IdempotencyHeaders, LinkHeaders } from './address-parameters'
import { Email } from './accounts'
import { GIFT_CARD, GIFT_OFFER } from './gift-addresses'
import { GIFT_BALANCE, GIFT_TRIPS, GIFT_WITHDRAWAL_LINKS } from './gift-later-addresses'
import { defineRoute } from './define-route'
import { lineText, nameText, plainText } from './free-text'
import { NextStep, SettledState } from './payments'
import { BodyId } from './whole-numbers'

const group = 'Gift cards'
const Picture = z.enum(GIFT_PICTURES.map(({ key }) => key))

/** Euros, to the cent. */
const Amount = z.number().check(
  z.gte(GIFT_AMOUNT.least, `Une carte vaut ${String(GIFT_AMOUNT.least)}\u00a0€ au moins.`),
  z.lte(GIFT_AMOUNT.most, `Une carte vaut ${String(GIFT_AMOUNT.most)}\u00a0€ au plus.`),
  z.refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, 'Un montant s’arrête aux centimes.'),
)

/** Anybody may have it mailed to anybody: it leads nowhere. */
const GiftMessage = plainText({ max: MOST_GIFT_MESSAGE }).check(
  z.refine((text) => !becomesLink(text), GIFT_MESSAGE_WITH_LINK),
)

const Means = z.enum(['card', 'bank_transfer'])

export const getGiftOffer = defineRoute({
  ...GIFT_OFFER,
  group,
  auth: 'public',
  summary: 'Whether gift cards are sold',
  description: 'Whether cards are sold on the site, and the version of their conditions in force.',
  response: z.object({
    terms_version: z.nullable(z.string()),
    is_sold: z.boolean(),
    means: z.array(Means).check(z.describe('By what a card may be paid today.')),
  }),
})

const GiftTrip = z.object({ id: z.int(), name: z.string(), price: z.number() })
export type GiftTrip = z.infer<typeof GiftTrip>

export const listGiftTrips = defineRoute({
  ...GIFT_TRIPS,
  group,
  auth: 'public',
  summary: 'The trips that may be given',
  description:
    'The trips that may be given: those that leave again and whose price for one person, in euros, a card may be worth.',
  response: z.object({ trips: z.array(GiftTrip) }),
})

/**
 * The trip that a card was bought for: an idea, for the card is spent on any. Its name then; `slug` is null once it has no page any more.
 */
const Idea = z.nullable(z.object({ name: z.string(), slug: z.nullable(z.string()) }))

export const buyGiftCard = defineRoute({
  ...GIFT_CARD,
  group,
  auth: 'public',
  status: 201,
  summary: 'Buy a gift card',
  description:
    'Buys a gift card, signed in or not. It is worth nothing until it is paid, then leaves by mail at seven in Paris on its day, or at once; without an address it is printed. By transfer it is activated once the agency has it. The same key again answers the same payment. 409 when the conditions changed or no card is taken; 422 for a day that is past, and for a trip at another price than was shown; 503 while the provider does not answer.',
  headers: IdempotencyHeaders,
  body: z.strictObject({
    amount: Amount.check(z.describe('What was shown: with a trip, its price today.')),
    trip_id: z
      .optional(z.nullable(BodyId))
      .check(z.describe('The trip that is given as an idea; null or none for a sum.')),
    picture: Picture,
    giver_name: nameText({ max: MOST_GIFT_NAME }),
    buyer_email: Email,
    recipient_name: nameText({ max: MOST_GIFT_NAME }),
    recipient_email: z.nullable(Email).check(z.describe('Null: the buyer prints the card.')),
    message: z._default(GiftMessage, ''),
    send_on: z
      .optional(z.nullable(z.iso.date()))
      .check(z.describe('The day in Paris on which it leaves; null or none: at once.')),
    means: z._default(Means, 'card'),
    terms_version: z.string().check(z.maxLength(20)),
    accepts_terms: z.literal(true),
  }),
  conflicts: ['no_card', 'terms'],
  response: z.object({
    token: z.string().check(z.describe('Of the private page of this purchase, `/carte-offerte#token=…`.')),
    next: z.nullable(NextStep).check(z.describe('Null for a transfer, which the page of the purchase tells of.')),
  }),
})

export const GiftPurchase = z
  .object({
    state: SettledState,
    message: z
      .nullable(z.string())
      .check(z.describe('Why it is refused, released or expired, in French; null otherwise.')),
    amount: z.number(),
    trip: Idea,
    picture: z.string(),
    giver_name: z.string(),
    recipient_name: z.string(),
    recipient_email: z.nullable(z.string()),
    words: z.nullable(z.string()).check(z.describe('The message on the card.')),
    send_on: z.nullable(z.iso.date()),
    leaves_at: z
      .nullable(z.iso.datetime())
      .check(z.describe('When its mail leaves; null once it has, or for a card that is printed.')),
    sent_at: z.nullable(z.iso.datetime()),
    expires_on: z.nullable(z.iso.date()),
    withdrawal: z.object({
      until: z
        .nullable(z.iso.date())
        .check(z.describe('The last day on which one may withdraw; null until it is paid.')),
      amount: z.number().check(z.describe('What would be given back today; zero when nothing would.')),
      refunded: z.nullable(z.number()).check(z.describe('What was given back; null unless one has withdrawn.')),
      declared_at: z.nullable(z.iso.datetime()).check(z.describe('When one has withdrawn; null otherwise.')),
    }),
    paid_by: z.enum(GIFT_MEANS).check(z.describe('How it was paid, or is to be.')),
    transfer: z
      .nullable(
        z.object({
          holder: z.string(),
          iban: z.string(),
          bic: z.string(),
          reference: z.string(),
          until: z.iso.date(),
          qr: z
            .nullable(z.string())
            .check(z.describe('The code that a bank’s app fills it in from, as an SVG; null where none can be drawn.')),
        }),
      )
      .check(z.describe('Where to send the transfer that is awaited; null otherwise.')),
    provider: z.nullable(z.string()).check(z.describe('Who takes the payment.')),
  })
  .register(z.globalRegistry, {
    id: 'GiftPurchase',
    description: 'The state of the purchase of a card, for its buyer. Sums in euros.',
  })
export type GiftPurchase = z.infer<typeof GiftPurchase>

export const getGiftPurchase = defineRoute({
  method: 'get',
  path: '/v1/gift-purchase',
  group,
  auth: 'public',
  summary: 'How far the purchase of a gift card is',
  description: 'How far a purchase is, by its private link; 404 without one.',
  headers: LinkHeaders,
  response: GiftPurchase,
})

export const settleGiftPurchase = defineRoute({
  method: 'post',
  path: '/v1/gift-purchase/settle',
  group,
  auth: 'public',
  summary: 'Settle the purchase of a gift card',
  description: 'Asks the provider how far the payment of a purchase is, and acts on it.',
  headers: LinkHeaders,
  response: GiftPurchase,
})

export const payGiftPurchase = defineRoute({
  method: 'post',
  path: '/v1/gift-purchase/pay',
  group,
  auth: 'public',
  status: 201,
  summary: 'Go on paying a gift card',
  description: 'Goes on with the payment of a purchase: 409 once it is over; 503 while the provider does not answer.',
  headers: LinkHeaders,
  conflicts: ['over', 'paid', 'no_card'],
  response: z.object({ next: NextStep }),
})

export const withdrawFromGift = defineRoute({
  method: 'post',
  path: '/v1/gift-purchase/withdrawal',
  group,
  auth: 'public',
  summary: 'Withdraw from the purchase of a gift card',
  description:
    'Withdraws from the purchase within fourteen days: what the card still holds is given back, and it is worth nothing. 409 when it is too late, or when it holds another sum than was shown.',
  headers: LinkHeaders,
  body: z.strictObject({ amount: z.number() }),
  response: GiftPurchase,
})

export const changeGiftPurchase = defineRoute({
  method: 'patch',
  path: '/v1/gift-purchase',
  group,
  auth: 'public',
  summary: 'Change who receives a gift card, and when',
  description:
    'Changes for whom a purchase is, its words and its day, until its mail leaves. 409 for a card that was sent, leaves now, is printed or is worth nothing any more; 422 for a day that is past.',
  headers: LinkHeaders,
  body: z.strictObject({
    recipient_name: nameText({ max: MOST_GIFT_NAME }),
    recipient_email: Email,
    message: z._default(GiftMessage, ''),
    send_on: z.nullable(z.iso.date()).check(z.describe('The day in Paris on which it leaves; null: at once.')),
  }),
  response: GiftPurchase,
})

export const askGiftWithdrawal = defineRoute({
  ...GIFT_WITHDRAWAL_LINKS,
  group,
  auth: 'public',
  summary: 'Mail the links to withdraw from gift cards',
  description:
    'Mails the links of the purchases that an address may still withdraw from. The answer does not say whether there are any; 429 when the address was sent many messages.',
  body: z.strictObject({ email: Email }),
  response: z.object({ ok: z.literal(true) }),
})

export const getGiftPaper = defineRoute({
  method: 'get',
  path: '/v1/gift-card/paper',
  group,
  auth: 'public',
  summary: 'A gift card on paper',
  description:
    'A card on paper, as a PDF in base64, by the link of who received it, or of who bought it to print it; 404 otherwise.',
  headers: LinkHeaders,
  response: z.object({ filename: z.string(), content: z.base64() }),
})

export const GiftCard = z
  .object({
    code: z.string(),
    picture: z.string(),
    giver_name: z.string(),
    recipient_name: z.string(),
    message: z.nullable(z.string()),
    trip: Idea,
    amount: z.number(),
    balance: z.number(),
    expires_on: z.iso.date(),
    is_over: z.boolean(),
    is_stopped: z.boolean().check(z.describe('It is worth nothing any more, whatever its day.')),
    entries: z.array(
      z.object({
        at: z.iso.datetime(),
        amount: z.number().check(z.describe('Below zero when it is taken.')),
        reason: z.enum(['opened', 'used', 'given_back', 'expired', 'reversed']),
      }),
    ),
  })
  .register(z.globalRegistry, {
    id: 'GiftCard',
    description: 'A card for its recipient: code, balance and entries, in euros.',
  })
export type GiftCard = z.infer<typeof GiftCard>

export const getGiftCard = defineRoute({
  method: 'get',
  path: '/v1/gift-card',
  group,
  auth: 'public',
  summary: 'A gift card by its private link',
  description: 'The card of a private link; 404 without one.',
  headers: LinkHeaders,
  response: GiftCard,
})

const GiftBalance = z.object({
  amount: z.number(),
  balance: z.number(),
  expires_on: z.iso.date(),
  is_over: z.boolean(),
})
export type GiftBalance = z.infer<typeof GiftBalance>

export const checkGiftCode = defineRoute({
  ...GIFT_BALANCE,
  group,
  auth: 'public',
  summary: 'What a gift card holds',
  description: 'What a card holds, by its code, in euros: 422 for one that nobody has, 429 after ten of these.',
  body: z.strictObject({ code: lineText({ max: 60 }) }),
  response: GiftBalance,
})
