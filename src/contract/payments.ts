import * as z from 'zod/mini'
import { Email } from './accounts'
import { defineRoute } from './define-route'
import { addReservation } from './reservations'
import { PathId } from './whole-numbers'

const group = 'Paiement'
const LinkHeaders = z.object({ 'link-token': z._default(z.string().check(z.maxLength(100)), '') })
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

/** By which means a booking can be paid on the site. */
export const getPaymentMeans = defineRoute({
  method: 'get',
  path: '/v1/payment-means',
  group,
  auth: 'public',
  summary: 'How a booking can be paid',
  response: z.object({ card: CardMeans }),
})

/**
 * Orders the cart by card. The card is authorised first; seats and reservation are made once it is, under the same conditions as
 * `POST /v1/reservations`, and only then is it debited. The same order again answers the same payment. 409 as an order,
 * and when no card is taken; 422 when there is nothing to pay; 503 while the provider does not answer.
 */
export const payOrder = defineRoute({
  method: 'post',
  path: '/v1/user/payments',
  group,
  auth: 'user',
  status: 201,
  summary: 'Order the cart by card',
  headers: z.object({ 'idempotency-key': z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  body: z.strictObject({
    order: addReservation.body,
    share: z.enum(['deposit', 'all']),
    /** The terms by which the card is kept for the balance, if the customer ticked them. 409 when others are in force. */
    card_terms_version: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(20))), null),
  }),
  response: z.object({
    payment_id: z.uuid(),
    /** Of the private page of this payment, `/payer#token=…`. */
    token: z.string(),
    next: NextStep,
  }),
})

/** waiting: the provider has no answer yet; ready: a share is authorised, and waits for the others; refused: one may try again; released: let go, nothing was taken. */
export const SettledState = z.enum(['waiting', 'ready', 'paid', 'refused', 'released', 'expired'])

/** A share of a deposit that several pay, for who has its link: nothing of the booking itself. */
const LinkedShare = z.object({
  /** The first name of who books. */
  host: z.nullable(z.string()),
  position: z.int(),
  name: z.nullable(z.string()),
  /** Of the whole deposit. */
  deposit: z.number(),
  deadline: z.iso.datetime(),
  is_agreed: z.boolean(),
  terms_version: z.string(),
  sharing: z.enum(['open', 'complete', 'released']),
  others: z.array(z.object({ position: z.int(), name: z.nullable(z.string()), is_in: z.boolean() })),
})

/** What a link is for, and how far its payment is. Sums in euros, days in Europe/Paris. */
export const PaymentDetail = z
  .object({
    purpose: Purpose,
    /** due: nothing is under way. */
    state: z.enum(['due', ...SettledState.options]),
    /** Why it is refused, released or expired, in French; null otherwise. */
    message: z.nullable(z.string()),
    /** What is paid, or is to be paid now. */
    amount: z.number(),
    /** All that is left to pay, this sum with it. */
    left: z.number(),
    due_on: z.nullable(z.iso.date()),
    total: z.number(),
    /** The balance as the contract has it, whatever is paid of it; zero of an order that is not made, and of a share. */
    balance: z.number(),
    paid: z.number(),
    /** Null until the order is made. */
    reservation_id: z.nullable(z.int()),
    number: z.nullable(z.string()),
    cart_id: z.nullable(z.int()),
    expedition: z.object({
      name: z.string(),
      slug: z.string(),
      departure_start: z.iso.date(),
      departure_end: z.iso.date(),
      travelers_count: z.int(),
    }),
    /** Until when seats wait for the payment of an order. */
    hold_expires_at: z.nullable(z.iso.datetime()),
    card: z.nullable(Card),
    /** Why no transfer is offered, in French; null where one is, or none is asked for. */
    no_transfer: z.nullable(z.string()),
    transfer: z.nullable(
      z.object({
        ...{ holder: z.string(), iban: z.string(), bic: z.string(), reference: z.string() },
        /** The code of what is due, as an SVG, that a bank’s app fills the transfer from; null where no bank would take it. */
        qr: z.nullable(z.string()),
      }),
    ),
    share: z.nullable(LinkedShare),
  })
  .register(z.globalRegistry, { id: 'PaymentDetail' })
export type PaymentDetail = z.infer<typeof PaymentDetail>

/** What is to be paid by a private link, for what, and by which means; 404 without one. */
export const getPayment = defineRoute({
  method: 'get',
  path: '/v1/pay',
  group,
  auth: 'public',
  summary: 'What a private link is to pay',
  headers: LinkHeaders,
  response: PaymentDetail,
})

/**
 * Starts a payment by a private link, or goes on with the one under way: the deposit or the balance, all that is left, or a part
 * of the balance. 409 when there is nothing to pay, it is canceled, or no card is taken; 422 for a part that can't be; 503 while the provider does not answer.
 */
export const payByLink = defineRoute({
  method: 'post',
  path: '/v1/pay',
  group,
  auth: 'public',
  status: 201,
  summary: 'Pay by a private link',
  headers: LinkHeaders,
  body: z.strictObject({
    share: z._default(z.enum(['due', 'all']), 'due'),
    /** Instead of the whole balance, that part of it, in euros: 10 at least. */
    amount: z.optional(z.number().check(z.gt(0), z.lte(1_000_000))),
    /** Of who pays a share for the first time: 422 without, 409 when other terms are in force. Their receipt goes to this address. */
    agreement: z.optional(
      z.strictObject({
        email: Email,
        terms_version: z.string().check(z.maxLength(40)),
        accepts_terms: z.literal(true),
      }),
    ),
  }),
  response: z.object({ payment_id: z.uuid(), next: NextStep }),
})

/** Asks the provider how far the last payment of a link is, and acts on it; `state` is null when none was started. */
export const settleByLink = defineRoute({
  method: 'post',
  path: '/v1/pay/settle',
  group,
  auth: 'public',
  summary: 'Settle the payment of a private link',
  headers: LinkHeaders,
  response: z.object({
    payment_id: z.nullable(z.uuid()),
    state: z.nullable(SettledState),
    message: z.nullable(z.string()),
    reservation_id: z.nullable(z.int()),
    cart_id: z.nullable(z.int()),
  }),
})

/** Draws a private link to pay one's own reservation; whoever holds it may pay. */
export const drawPaymentLink = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/payment-link',
  group,
  auth: 'user',
  summary: 'Private link to pay a reservation',
  params: z.object({ id: PathId }),
  response: z.object({ token: z.string(), url: z.string() }),
})

/** A message of a provider, signed over its raw body: 400 when it is not, or is older than five minutes. */
export const hearProvider = defineRoute({
  method: 'post',
  path: '/v1/payment-events/:provider',
  group,
  auth: 'public',
  summary: 'A provider’s message',
  params: z.object({ provider: z.string().check(z.regex(/^[a-z][a-z0-9]{0,19}$/)) }),
  response: z.object({ received: z.literal(true) }),
})
