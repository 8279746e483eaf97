import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'
import { PathId } from './whole-numbers'

const params = z.object({ id: PathId })

/** All that is left to pay, and what is owed back, in cents. */
const Due = z.object({ due_cents: z.int(), refund_cents: z.int() })

const Money = z.object({
  /** Departures to come, or just over, for which something is due or owed back: the first 200 to leave. */
  departures: z.array(z.extend(Due, { id: z.int(), name: z.string(), departure_start: z.iso.date() })),
  /** What all of them amount to, those that are not listed too. */
  due: z.extend(Due, { departures_count: z.int() }),
  /** Bookings of which a sum is overdue, person by person. */
  late: z.object({
    bookings_count: z.int(),
    /** What all of them owe by now, those that are not listed too; cents. */
    total_cents: z.int(),
    /** The first 200, the most overdue first. */
    bookings: z.array(
      z.object({
        reservation_id: z.int(),
        number: z.string(),
        customer: z.string(),
        phone: z.nullable(z.string()),
        email: z.string(),
        name: z.string(),
        departure_start: z.iso.date(),
        /** What is due by now and was not received, in cents. */
        due_cents: z.int(),
        /** The day on which the oldest part of it was due. */
        due_on: z.iso.date(),
        /** Days since then. */
        late_days: z.int(),
        /** When the last mail that asks for money left; null without one. */
        reminded_on: z.nullable(z.iso.date()),
      }),
    ),
  }),
  /** Balances of which the kept card was refused: their customers have a link, and their places. */
  waiting_balances: z.array(
    z.object({
      reservation_id: z.int(),
      number: z.string(),
      customer: z.string(),
      amount_cents: z.int(),
      due_on: z.nullable(z.iso.date()),
      /** Why, in the words of its history. */
      reason: z.string(),
    }),
  ),
  /** Payments that the holder of a card contests at their bank, not decided yet. */
  disputes: z.array(
    z.object({
      reference: z.string(),
      provider: z.string(),
      reservation_id: z.nullable(z.int()),
      number: z.nullable(z.string()),
      /** Of a payment of a gift card: the card, or the last of those that it went over to. */
      gift_card: z.nullable(z.object({ id: z.int(), last4: z.string(), is_stopped: z.boolean() })),
      amount_cents: z.int(),
      opened_at: z.iso.datetime(),
    }),
  ),
  /** Where our ledger and the books of a provider of cards differ, what it gave back by itself, and payouts that do not add up. */
  differences: z.array(
    z.object({
      id: z.int(),
      provider: z.string(),
      reference: z.string(),
      kind: z.enum(['only_here', 'only_there', 'differs', 'refund', 'payout']),
      detail: z.string(),
      found_at: z.iso.datetime(),
      reservation_id: z.nullable(z.int()),
      gift_card_id: z.nullable(z.int()),
      /** What the desk has to decide, in words. */
      advice: z.string(),
    }),
  ),
  /** When the books of each provider were compared last, and how many payments they held. */
  comparisons: z.array(z.object({ provider: z.string(), compared_at: z.iso.datetime(), payments: z.int() })),
})
export type Money = z.infer<typeof Money>

/** What is due, late and to be given back, by departure, and what the comparison of the books has found; sums in cents. */
export const getMoney = definePanelRoute({
  method: 'get',
  path: '/reservations/money',
  auth: 'staff',
  response: Money,
})

/** Takes a difference off the list, once the desk decided on it; one that says something else since comes back. 404 when there is none. */
export const decideDifference = definePanelRoute({
  method: 'post',
  path: '/reservations/money/differences/:id/decide',
  auth: 'staff',
  params,
  response: z.object({ id: z.int() }),
})

/** What answers a bank about a contested payment, on paper: what was agreed to, paid, written and done about a reservation; 404 when there is none. */
export const getEvidencePaper = definePanelRoute({
  method: 'get',
  path: '/reservations/:id/dispute-evidence.pdf',
  auth: 'staff',
  params,
  response: z.object({ filename: z.string(), content: z.string() }),
  file: 'application/pdf',
})
