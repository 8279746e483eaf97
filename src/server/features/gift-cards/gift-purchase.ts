import type { PayloadRequest } from 'payload'
import type { GiftPurchase } from '@/contract/gift-cards'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { giftLeavesAt, withdrawalEnd } from '@/domain/gift-cards/gift-card'
import { INTENT_DAYS } from '@/domain/reservations/payment-wait'
import { settlePayment } from '@/server/features/checkout/settle-payment'
import { GIFT_BALANCE_CENTS, giftDay } from '@/server/features/ledger/gift-cards/gift-facts'
import { lastCardOf } from '@/server/features/ledger/gift-cards/gift-origin'
import { readAgencyBank } from '@/server/features/payment-methods/agency-bank'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { transferQr } from '@/server/features/payment-methods/transfer-qr'
import { mayBePaid, readIntents, type Intent } from '@/server/features/payments/intent'
import { settledState } from '@/server/features/payments/present-intent'
import { startAtProvider, whileAnswered } from '@/server/features/payments/start-at-provider'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { giftTrip } from './gift-trips'

type Row = Pick<
  GiftPurchase,
  | 'trip'
  | 'picture'
  | 'giver_name'
  | 'recipient_name'
  | 'recipient_email'
  | 'words'
  | 'send_on'
  | 'sent_at'
  | 'expires_on'
  | 'paid_by'
> & {
  id: number
  intentId: string | null
  amountCents: number
  balanceCents: number
  refundedCents: number
  paidOn: string | null
  stoppedFor: string | null
  stoppedAt: string | null
  /** Of the transfer that is awaited, and until when it is. */
  reference: string | null
  awaitedUntil: string
  /** Whether what it was worth went over to another card. */
  isReplaced: boolean
}

type Linked = { req: PayloadRequest; token: string }

const findPurchase = async ({ req, token }: Linked): Promise<Row> => {
  await countCall({ limit: PAYMENT_LIMITS.payByClient, key: clientAddressOf(req.headers) })
  const [row] = await queryStatement<Row>(sql`
    select b.id, b.intent_id::text as "intentId", b.amount_cents as "amountCents", ${GIFT_BALANCE_CENTS} as "balanceCents",
      (coalesce((select sum(f.amount_cents) from payment_refunds f where f.intent_id = b.intent_id), 0)
        + coalesce((select f.amount_cents from gift_repayments f where f.card_id = g.id), 0))::int as "refundedCents",
      to_char(b.paid_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "paidOn", g.stopped_for as "stoppedFor",
      ${isoInstant(sql`g.stopped_at`)} as "stoppedAt",
      ${giftTrip} as trip, b.picture, coalesce(b.giver_name, '') as giver_name, coalesce(b.recipient_name, '') as recipient_name,
      b.recipient_email, b.message as words, to_char(b.send_on, 'YYYY-MM-DD') as send_on, ${isoInstant(sql`b.sent_at`)} as sent_at,
      ${giftDay('expires_on')} as expires_on, b.paid_by, b.reference,
      ${parisDay(sql`(b.created_at + make_interval(days => ${INTENT_DAYS}::int))`)} as "awaitedUntil", b.id <> g.id as "isReplaced"
    from gift_cards b join gift_cards g on g.id = (${lastCardOf('b.id')})
    where b.purchase_hash = ${hashLinkToken(token)}`)
  if (!row) throw notFound('Ce lien n’est pas valable. Reprends celui du message que tu as reçu.')
  return row
}

/** How far the purchase of a card is, for who bought it by a private link. */
export const readPurchase = async (linked: Linked): Promise<GiftPurchase> => present(await findPurchase(linked))

/** Settles the payment of a purchase, and answers how far it is. */
export const settlePurchase = async (linked: Linked): Promise<GiftPurchase> => {
  const { intentId } = await findPurchase(linked)
  if (intentId !== null) await whileAnswered(settlePayment({ req: linked.req, intentId }))
  return readPurchase(linked)
}

/** Goes on with the payment of a purchase; 409 once it is over. */
export const payPurchase = async (linked: Linked) => {
  const { intentId } = await findPurchase(linked)
  const intent = intentId === null ? null : await whileAnswered(settlePayment({ req: linked.req, intentId }))
  if (!mayBePaid(intent)) {
    const isPaid = intent?.state === 'captured'
    const message = isPaid
      ? 'Cette carte est déjà payée\u00a0: merci !'
      : 'Ce paiement est terminé\u00a0: recommence depuis la page des cartes cadeaux.'
    throw new HttpError({ status: 409, message, body: { reason: 'over' } })
  }
  return { next: (await whileAnswered(startAtProvider(intent))).next }
}

const present = async (row: Row): Promise<GiftPurchase> => {
  const {
    intentId,
    amountCents,
    balanceCents: _held,
    refundedCents: _back,
    paidOn,
    stoppedFor,
    stoppedAt: _at,
    isReplaced,
    reference,
    awaitedUntil,
    id: _id,
    ...told
  } = row
  const [intent = null] = intentId === null ? [] : await readIntents(sql`i.id = ${intentId}::uuid`)
  const isLeaving = told.recipient_email !== null && told.sent_at === null && stoppedFor === null && !isReplaced
  return {
    ...told,
    ...stateOf({ intent, isPaid: paidOn !== null, isByTransfer: reference !== null }),
    transfer: paidOn === null && reference !== null ? await transferOf({ reference, amountCents, awaitedUntil }) : null,
    amount: amountCents / 100,
    leaves_at: isLeaving ? giftLeavesAt({ sendOn: told.send_on, now: new Date() }).toISOString() : null,
    withdrawal: withdrawalOf(row),
    provider: intent?.provider ?? null,
  }
}

const transferOf = async ({
  reference,
  amountCents,
  awaitedUntil,
}: Pick<Row, 'amountCents' | 'awaitedUntil'> & { reference: string }): Promise<GiftPurchase['transfer']> => {
  const transfer = { ...(await readAgencyBank()), reference }
  return { ...transfer, until: awaitedUntil, qr: transferQr({ ...transfer, amount: amountCents / 100 }) }
}

const withdrawalOf = ({
  paidOn,
  stoppedFor,
  stoppedAt,
  balanceCents,
  refundedCents,
}: Row): GiftPurchase['withdrawal'] => {
  const until = paidOn === null ? null : withdrawalEnd(paidOn)
  const isOpen = until !== null && stoppedFor === null && calendarDayInParis(new Date()) <= until
  return {
    until,
    amount: isOpen ? balanceCents / 100 : 0,
    refunded: stoppedFor === 'withdrawn' || (stoppedFor === 'voided' && refundedCents > 0) ? refundedCents / 100 : null,
    declared_at: stoppedFor === 'withdrawn' ? stoppedAt : null,
  }
}

const stateOf = ({
  intent,
  isPaid,
  isByTransfer,
}: {
  intent: Intent | null
  isPaid: boolean
  isByTransfer: boolean
}): Pick<GiftPurchase, 'state' | 'message'> => {
  if (isPaid) return { state: 'paid', message: null }
  if (isByTransfer) return { state: 'waiting', message: null }
  if (!intent) return { state: 'expired', message: 'Ce paiement n’a pas été fait à temps.' }
  return { state: settledState(intent), message: intent.failureMessage }
}
