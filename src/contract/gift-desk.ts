import * as z from 'zod/mini'
import { MOST_GIFT_MESSAGE, MOST_GIFT_NAME, GIFT_PICTURES } from '@/domain/gift-cards/gift-card'
import { GIFT_MEANS, GIFT_STATES } from '@/domain/gift-cards/gift-desk'
import { GIFT_EVENTS } from '@/domain/gift-cards/gift-event-words'
import { Email } from './accounts'
import { CREDIT_REASONS } from './credit'
import { definePanelRoute } from './define-route'
import { lineText, nameText, plainText } from './free-text'
import { BodyId, PathId } from './whole-numbers'

const params = z.object({ id: PathId })
const Changed = z.object({ id: z.int() })
const Key = z.string().check(z.minLength(16), z.maxLength(100))
const Reason = lineText({ max: 300 }).check(z.minLength(3))
const Cents = z.int().check(z.gte(0), z.lte(20_000_000))

const DeskGift = z.object({
  id: z.int(),
  /** The end of its code, by which it is told apart; null until it is paid. */
  last4: z.nullable(z.string()),
  /** Of the transfer that pays it, or did; null for any other. */
  reference: z.nullable(z.string()),
  state: z.enum(GIFT_STATES),
  paid_by: z.enum(GIFT_MEANS),
  /** What it opened with, or is to be paid. */
  amount_cents: z.int(),
  balance_cents: z.int(),
  /** Null until it is paid. */
  paid_on: z.nullable(z.iso.date()),
  expires_on: z.nullable(z.iso.date()),
  giver_name: z.string(),
  buyer_email: z.nullable(z.string()),
  recipient_name: z.string(),
  recipient_email: z.nullable(z.string()),
})
export type DeskGift = z.infer<typeof DeskGift>

const Repayment = z.object({
  card_id: z.int(),
  last4: z.string(),
  buyer_email: z.nullable(z.string()),
  giver_name: z.string(),
  amount_cents: z.int(),
  due_on: z.iso.date(),
})

/**
 * Gift cards by the end of their code, a name or an address, in a body: an address keeps nobody's. The latest first, a hundred at most;
 * with what is to be given back by transfer.
 */
export const searchGifts = definePanelRoute({
  method: 'post',
  path: '/reservations/gift-cards/search',
  auth: 'staff',
  body: z.strictObject({
    words: z._default(lineText({ max: 100 }), ''),
    state: z._default(z.nullable(z.enum(GIFT_STATES)), null),
    /** The number of the last card that was shown. */
    before: z._default(z.nullable(BodyId), null),
  }),
  response: z.object({ cards: z.array(DeskGift), has_more: z.boolean(), repayments: z.array(Repayment) }),
})

const LinkedCard = z.nullable(z.object({ id: z.int(), last4: z.string() }))

const GiftDesk = z.extend(DeskGift, {
  message: z.nullable(z.string()),
  /** The trip that it was bought for, an idea; null for a sum. */
  trip_name: z.nullable(z.string()),
  send_on: z.nullable(z.iso.date()),
  sent_at: z.nullable(z.iso.datetime()),
  /** Who of the agency issued it, and why; null for one that was bought on the site. */
  issued_by: z.nullable(z.string()),
  issued_for: z.nullable(z.string()),
  replaces: LinkedCard,
  replaced_by: LinkedCard,
  /** What is to be given back by transfer, or was. */
  repayment: z.nullable(
    z.object({
      amount_cents: z.int(),
      due_on: z.iso.date(),
      made_on: z.nullable(z.iso.date()),
      by: z.nullable(z.string()),
    }),
  ),
  /** Of the payment of the card, or of the first of those that it replaces: contested at a bank, the latest first. */
  disputes: z.array(
    z.object({
      reference: z.string(),
      state: z.enum(['open', 'won', 'lost']),
      amount_cents: z.int(),
      opened_at: z.iso.datetime(),
    }),
  ),
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      amount_cents: z.int(),
      /** What the card held after it. */
      balance_cents: z.int(),
      reason: z.enum(CREDIT_REASONS),
      note: z.nullable(z.string()),
      reservation_id: z.nullable(z.int()),
      number: z.nullable(z.string()),
      author: z.nullable(z.string()),
      /** Of a counter-entry, the entry that it takes back. */
      reverses: z.nullable(z.int()),
      may_reverse: z.boolean(),
    }),
  ),
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.enum(GIFT_EVENTS),
      detail: z.nullable(z.string()),
      author: z.nullable(z.string()),
    }),
  ),
})
export type GiftDesk = z.infer<typeof GiftDesk>

/** A card, its ledger line by line and what happened to it; never its code. */
export const getGiftDesk = definePanelRoute({
  method: 'get',
  path: '/reservations/gift-cards/:id',
  auth: 'staff',
  params,
  response: GiftDesk,
})

/**
 * Issues a card that was paid at the desk, or that the agency offers. Its code leaves by mail alone: to who receives it, or on paper to
 * who paid it. The same key again answers the same card.
 */
export const issueGift = definePanelRoute({
  method: 'post',
  path: '/reservations/gift-cards/issue',
  auth: 'staff',
  body: z.strictObject({
    key: Key,
    means: z.enum(['bank_transfer', 'cheque', 'cash', 'gesture']),
    amount_cents: z.int().check(z.gte(1), z.lte(1_000_000)),
    received_on: z.iso.date(),
    picture: z._default(z.enum(GIFT_PICTURES.map(({ key }) => key)), 'train-nuit'),
    giver_name: nameText({ max: MOST_GIFT_NAME }),
    /** Who paid it; null for a gesture. */
    buyer_email: z.nullable(Email),
    recipient_name: nameText({ max: MOST_GIFT_NAME }),
    /** Null: it is printed by who paid it. */
    recipient_email: z.nullable(Email),
    message: z._default(plainText({ max: MOST_GIFT_MESSAGE }), ''),
    reason: Reason,
  }),
  response: Changed,
})

/** Has a card worth nothing any more, with its reason; what it still holds may go back to who paid it. 409 when it holds another sum. */
export const voidGift = definePanelRoute({
  method: 'post',
  path: '/reservations/gift-cards/:id/void',
  auth: 'staff',
  params,
  body: z.strictObject({ key: Key, reason: Reason, balance_cents: Cents, gives_back: z.boolean() }),
  response: Changed,
})

/** Carries what a card holds over to a new one, which leaves by mail to its holder; the old code is worth nothing. */
export const transferGift = definePanelRoute({
  method: 'post',
  path: '/reservations/gift-cards/:id/transfer',
  auth: 'staff',
  params,
  body: z.strictObject({
    key: Key,
    reason: Reason,
    balance_cents: Cents,
    recipient_name: nameText({ max: MOST_GIFT_NAME }),
    recipient_email: Email,
  }),
  /** Of the new card. */
  response: Changed,
})

/** Takes a use of a card back by a counter-entry: the sum returns to the card and is due again by the reservation. */
export const reverseGiftEntry = definePanelRoute({
  method: 'post',
  path: '/reservations/gift-cards/:id/reverse',
  auth: 'staff',
  params,
  body: z.strictObject({ key: Key, reason: Reason, entry_id: BodyId }),
  response: Changed,
})

/** Sends a card's mail once more, to the address it has; 409 for one that is stopped or printed. */
export const resendGift = definePanelRoute({
  method: 'post',
  path: '/reservations/gift-cards/:id/resend',
  auth: 'staff',
  params,
  body: z.strictObject({ key: Key }),
  response: Changed,
})

/** Notes that the transfer that a card waits for is there: the card is worth its price from then on. */
export const noteGiftPayment = definePanelRoute({
  method: 'post',
  path: '/reservations/gift-cards/:id/paid',
  auth: 'staff',
  params,
  body: z.strictObject({ key: Key, amount_cents: Cents, received_on: z.iso.date() }),
  response: Changed,
})

/** Notes that what a card was to give back was sent. */
export const noteGiftRepaid = definePanelRoute({
  method: 'post',
  path: '/reservations/gift-cards/:id/repaid',
  auth: 'staff',
  params,
  body: z.strictObject({ key: Key, reference: lineText({ max: 300 }) }),
  response: Changed,
})

/**
 * What answers a bank about the contested payment of a card, on paper: what was bought and agreed to, the messages that left, when it was
 * opened and what was spent; 404 without a card that is paid.
 */
export const getGiftEvidence = definePanelRoute({
  method: 'get',
  path: '/reservations/gift-cards/:id/dispute-evidence.pdf',
  auth: 'staff',
  params,
  response: z.object({ filename: z.string(), content: z.string() }),
  file: 'application/pdf',
})

const LiabilityRow = z.object({
  kind: z.enum(['gift_card', 'credit']),
  /** Of its issue, as `2026-11`; a card that replaces another has the month of the first. */
  month: z.string(),
  count: z.int(),
  issued_cents: z.int(),
  used_cents: z.int(),
  /** Taken out by counter-entries: stopped, given back to who paid, or made a refund. */
  stopped_cents: z.int(),
  /** The sum of the ledger. */
  outstanding_cents: z.int(),
  /** Of that, on cards whose last day is past. */
  over_cents: z.int(),
})

const Liability = z.object({ rows: z.array(LiabilityRow), outstanding_cents: z.int(), over_cents: z.int() })
export type Liability = z.infer<typeof Liability>

/** What is owed by gift cards and credit, by the month of their issue: to the cent the sum of the ledger. */
export const getLiability = definePanelRoute({
  method: 'get',
  path: '/reservations/gift-liability',
  auth: 'staff',
  response: Liability,
})

/** The same as a file for the accountant. */
export const getLiabilityFile = definePanelRoute({
  method: 'get',
  path: '/reservations/gift-liability.csv',
  auth: 'staff',
  file: 'text/csv; charset=utf-8',
  response: z.object({ filename: z.string(), content: z.string() }),
})
