import * as z from 'zod/mini'
import { IdempotencyHeaders, LinkHeaders, ReservationParams } from './address-parameters'
import { Email } from './accounts'
import { Awaited } from './awaited'
import { defineRoute } from './define-route'
import { addReservation } from './orders'
import { ORDER_CONFLICTS } from './conflicts'

const group = 'Payments'
const Purpose = z.enum(['order', 'deposit', 'balance', 'share'])

/** What the browser does to pay: go to the provider's page, or show its form in ours. */
export const NextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('embedded'),
    provider: z.string(),
    clientSecret: z.string(),
    publishableKey: z.string(),
  }),
])

/** Who takes cards; null when no card is taken. */
const Card = z.object({ provider: z.string() })

/** The same, and the terms by which one is kept for a balance, line by line; null where none is kept. */
const CardMeans = z.nullable(
  z.extend(Card, { terms: z.nullable(z.object({ version: z.string(), lines: z.array(z.string()) })) }),
)

export const getPaymentMeans = defineRoute({
  method: 'get',
  path: '/v1/payment-means',
  group,
  auth: 'public',
  summary: 'How a booking can be paid',
  description: 'By which means a booking can be paid on the site.',
  response: z.object({ card: CardMeans }),
})

export const payOrder = defineRoute({
  method: 'post',
  path: '/v1/user/payments',
  group,
  auth: 'user',
  status: 201,
  summary: 'Order the cart by card',
  description:
    'Orders the cart by card. The card is authorised first; seats and reservation are made once it is, under the same conditions as `POST /v1/reservations`, and only then is it debited. The same order again answers the same payment. 409 as an order, and when no card is taken; 422 when there is nothing to pay; 503 while the provider does not answer.',
  headers: IdempotencyHeaders,
  body: z.strictObject({
    order: addReservation.body,
    share: z.enum(['deposit', 'all']),
    card_terms_version: z
      ._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(20))), null)
      .check(
        z.describe(
          'The terms by which the card is kept for the balance, if the customer ticked them. 409 when others are in force.',
        ),
      ),
  }),
  conflicts: [...ORDER_CONFLICTS, 'card_terms', 'no_card'],
  response: z.object({
    payment_id: z.uuid(),
    token: z.string().check(z.describe('Of the private page of this payment, `/payer#token=…`.')),
    next: NextStep,
  }),
})

/** waiting: the provider has no answer yet; ready: a share is authorised, and waits for the others; refused: one may try again; released: let go, nothing was taken. */
export const SettledState = z.enum(['waiting', 'ready', 'paid', 'refused', 'released', 'expired'])

/** A share of a deposit that several pay, for who has its link: nothing of the booking itself. */
const LinkedShare = z.object({
  host: z.nullable(z.string()).check(z.describe('First name of the customer who books.')),
  position: z.int(),
  name: z.nullable(z.string()),
  deposit: z.number().check(z.describe('Of the whole deposit.')),
  deadline: z.iso.datetime(),
  is_agreed: z.boolean(),
  is_declined: z.boolean().check(z.describe('Whether its person answered that they do not come.')),
  terms_version: z.string(),
  sharing: z.enum(['open', 'complete', 'released']),
  others: z.array(z.object({ position: z.int(), name: z.nullable(z.string()), is_in: z.boolean() })),
})

export const PaymentDetail = z
  .object({
    purpose: Purpose,
    state: z.enum(['due', ...SettledState.options]).check(z.describe('due: nothing is under way.')),
    message: z
      .nullable(z.string())
      .check(z.describe('Why it is refused, released or expired, in French; null otherwise.')),
    amount: z.number().check(z.describe('The sum that was paid, or that is due now.')),
    left: z.number().check(z.describe('All that is left to pay, this sum with it.')),
    due_on: z.nullable(z.iso.date()),
    total: z.number(),
    balance: z
      .number()
      .check(
        z.describe(
          'What the deposit, as it was asked or paid, leaves of the total, whatever is paid of that; zero of an order that is not made, and of a share.',
        ),
      ),
    paid: z.number(),
    reservation_id: z.nullable(z.int()).check(z.describe('Null until the order is made.')),
    number: z.nullable(z.string()),
    cart_id: z.nullable(z.int()),
    expedition: z.object({
      name: z.string(),
      slug: z.string(),
      departure_start: z.iso.date(),
      departure_end: z.iso.date(),
      travelers_count: z.int(),
      awaited: z.nullable(Awaited).check(z.describe('Null when the departure is sure to leave, or is canceled.')),
    }),
    hold_expires_at: z
      .nullable(z.iso.datetime())
      .check(z.describe('Until when seats wait for the payment of an order.')),
    card: z.nullable(Card),
    no_transfer: z
      .nullable(z.string())
      .check(z.describe('Why no transfer is offered, in French; null where one is, or none is asked for.')),
    transfer: z.nullable(
      z.object({
        ...{ holder: z.string(), iban: z.string(), bic: z.string(), reference: z.string() },
        qr: z
          .nullable(z.string())
          .check(
            z.describe(
              'The code of what is due, as an SVG, that a bank’s app fills the transfer from; null where no bank would take it.',
            ),
          ),
      }),
    ),
    share: z.nullable(LinkedShare),
  })
  .register(z.globalRegistry, {
    id: 'PaymentDetail',
    description: 'What a link is for, and how far its payment is. Sums in euros, days in Europe/Paris.',
  })
export type PaymentDetail = z.infer<typeof PaymentDetail>

export const getPayment = defineRoute({
  method: 'get',
  path: '/v1/pay',
  group,
  auth: 'public',
  summary: 'What a private link is to pay',
  description: 'The sum to pay by a private link, its purpose and the means; 404 without such a link.',
  headers: LinkHeaders,
  response: PaymentDetail,
})

export const payByLink = defineRoute({
  method: 'post',
  path: '/v1/pay',
  group,
  auth: 'public',
  status: 201,
  summary: 'Pay by a private link',
  description:
    "Starts a payment by a private link, or goes on with the one under way: the deposit or the balance, all that is left, or a part of the balance. 409 when there is nothing to pay, it is canceled, or no card is taken; 422 for a part that can't be; 503 while the provider does not answer.",
  headers: LinkHeaders,
  body: z.strictObject({
    share: z._default(z.enum(['due', 'all']), 'due'),
    amount: z
      .optional(z.number().check(z.gt(0), z.lte(1_000_000)))
      .check(z.describe('Instead of the whole balance, that part of it, in euros: 10 at least.')),
    receipt_email: z
      .optional(Email)
      .check(
        z.describe('The address for the receipt, when another person than the customer pays a part of the balance.'),
      ),
    agreement: z
      .optional(
        z.strictObject({
          email: Email,
          terms_version: z.string().check(z.maxLength(40)),
          accepts_terms: z.literal(true),
        }),
      )
      .check(
        z.describe(
          'Of who pays a share for the first time: 422 without, 409 when other terms are in force. Their receipt goes to this address.',
        ),
      ),
  }),
  conflicts: ['canceled', 'waiting', 'paid', 'over', 'captured', 'deadline', 'terms', 'no_card', 'no_sharing'],
  response: z.object({ payment_id: z.uuid(), next: NextStep }),
})

export const settleByLink = defineRoute({
  method: 'post',
  path: '/v1/pay/settle',
  group,
  auth: 'public',
  summary: 'Settle the payment of a private link',
  description:
    'Asks the provider how far the last payment of a link is, and acts on it; `state` is null when none was started.',
  headers: LinkHeaders,
  conflicts: ['over', 'captured', 'deadline'],
  response: z.object({
    payment_id: z.nullable(z.uuid()),
    state: z.nullable(SettledState),
    message: z.nullable(z.string()),
    reservation_id: z.nullable(z.int()),
    cart_id: z.nullable(z.int()),
  }),
})

export const drawPaymentLink = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/payment-link',
  group,
  auth: 'user',
  summary: 'Private link to pay a reservation',
  description: "Creates a private link to pay the customer's reservation; anybody who has the link may pay.",
  params: ReservationParams,
  response: z.object({ token: z.string(), url: z.string() }),
})

export const hearProvider = defineRoute({
  method: 'post',
  path: '/v1/payment-events/:provider',
  group,
  auth: 'public',
  summary: 'A provider’s message',
  description: 'A message of a provider, signed over its raw body: 400 when it is not, or is older than five minutes.',
  params: z.object({
    provider: z
      .string()
      .check(
        z.regex(/^[a-z][a-z0-9]{0,19}$/),
        z.meta({ description: 'The provider that sends the message.', example: 'stripe' }),
      ),
  }),
  response: z.object({ received: z.literal(true) }),
})
