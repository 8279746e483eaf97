import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { payByLink } from '@/contract/payments'
import { balancePartRefusal, dueNow } from '@/domain/ledger/due-now'
import { requireProvider } from '@/server/features/payment-methods/online-providers'
import { sealPaymentToken } from '@/server/features/payment-methods/payment-link'
import type { OnlineProvider } from '@/server/features/payment-methods/port'
import { findIntents, mayBePaid, readIntents, type Intent } from '@/server/features/payments/intent'
import { findLinkedPayment, type LinkedPayment } from '@/server/features/payments/linked-payment'
import { takeOverIntent, writeIntent } from '@/server/features/payments/open-intent'
import { startAtProvider, whileAnswered } from '@/server/features/payments/start-at-provider'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { lockCart } from '@/server/features/seats/lock-cart'
import { onlyRow } from '@/server/platform/db/only-row'
import { DEPOSIT_CENTS } from '@/server/platform/db/shared-terms'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { prolongHold } from './prolong-hold'
import { payShare } from './shared/pay-share'
import { settlePayment } from './settle-payment'

type Body = OutputOf<(typeof payByLink)['body']>

/** Starts the payment of a private link, or goes on with the one under way. */
export const payForLink = async ({ req, token, body }: { req: PayloadRequest; token: string; body: Body }) => {
  const linked = await findLinkedPayment({ req, token })
  const intent = await intentFor({ req, linked, token, body })
  const { next } = await whileAnswered(startAtProvider(intent))
  return { payment_id: intent.id, next }
}

const intentFor = async ({
  req,
  linked,
  token,
  body,
}: Omit<Payment, 'reservationId' | 'provider'>): Promise<Intent> => {
  const { share, reservationId } = linked
  if (share) return payShare({ req, depositId: share.depositId, shareId: share.id, agreement: body.agreement })
  const provider = requireProvider()
  if (reservationId === null) return goOnWithOrder({ req, linked })
  return payReservation({ req, linked, reservationId, token, body, provider })
}

const goOnWithOrder = async ({ req, linked }: { req: PayloadRequest; linked: LinkedPayment }): Promise<Intent> => {
  const intent = linked.intent && (await whileAnswered(settlePayment({ req, intentId: linked.intent.id })))
  if (!mayBePaid(intent)) throw orderIsOver(intent)
  const { userId } = intent
  if (userId !== null) {
    await withTransaction(req, async () => prolongHold({ locks: await lockCart({ req, userId }), userId }))
  }
  return intent
}

const orderIsOver = (intent: Intent | null): HttpError => {
  const reservationId = intent?.reservationId ?? null
  return new HttpError({
    status: 409,
    message:
      reservationId === null
        ? 'Ce paiement est terminé\u00a0: reprends ta réservation pour en faire un autre.'
        : 'C’est déjà réglé\u00a0: merci !',
    body: { reason: 'over', reservation_id: reservationId, cart_id: intent?.cartId ?? null },
  })
}

type Payment = {
  req: PayloadRequest
  linked: LinkedPayment
  reservationId: number
  token: string
  body: Body
  provider: OnlineProvider
}

const IS_OPEN = sql`i.purpose in ('deposit', 'balance') and i.state in ('started', 'refused', 'accepted')`

const payReservation = async (payment: Payment): Promise<Intent> => {
  const { req, reservationId } = payment
  const open = await readIntents(sql`i.reservation_id = ${reservationId} and i.state <> 'captured' and (${IS_OPEN}
    or i.purpose in ('order', 'share') and i.state = 'accepted')`)
  // What was paid a moment ago is not asked for again.
  for (const { id } of open) await whileAnswered(settlePayment({ req, intentId: id }))
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const reservation = await lockReservation({ transaction, id: reservationId })
    if (reservation.status === 'canceled') {
      throw new HttpError({ status: 409, message: 'Cette réservation est annulée.', body: { reason: 'canceled' } })
    }
    const due = await readDue({
      transaction,
      reservationId,
      totalCents: reservation.totalCents,
      asked: payment.body,
    })
    return (
      (await takeOverOpen({ transaction, payment, due })) ??
      writeIntent({
        transaction,
        intent: {
          purpose: due.purpose,
          provider: payment.provider.key,
          userId: reservation.userId,
          reservationId,
          amountCents: due.amountCents,
          linkHash: payment.linked.linkHash,
          linkSealed: sealPaymentToken(payment.token),
          receiptEmail: payment.body.receipt_email ?? null,
        },
      })
    )
  })
}

type Asked = NonNullable<ReturnType<typeof dueNow>>

const readDue = async ({
  transaction,
  reservationId,
  totalCents,
  asked: { share, amount },
}: {
  transaction: Transaction
  reservationId: number
  totalCents: number
  asked: Body
}): Promise<Asked> => {
  const { rows } = await transaction.execute<{ paidCents: number; depositCents: number }>(sql`
    select ${PAID_CENTS} as "paidCents", ${DEPOSIT_CENTS.r}::int as "depositCents"
    from reservations r where r.id = ${reservationId}`)
  const { paidCents, depositCents } = onlyRow(rows)
  const due = dueNow({ totalCents, depositCents, paidCents })
  if (!due) throw new HttpError({ status: 409, message: 'Tout est réglé\u00a0: merci !', body: { reason: 'paid' } })
  if (amount !== undefined) return partOf({ due, amountCents: Math.round(amount * 100) })
  return share === 'all' ? { ...due, amountCents: totalCents - paidCents } : due
}

const partOf = ({ due, amountCents }: { due: Asked; amountCents: number }): Asked => {
  const refusal =
    due.purpose === 'deposit'
      ? 'L’acompte se règle en une fois. Le solde, lui, peut se régler en plusieurs fois.'
      : balancePartRefusal({ leftCents: due.amountCents, amountCents })
  if (refusal === null) return { ...due, amountCents }
  throw new HttpError({ status: 422, message: refusal, fields: [{ field: 'amount', message: refusal }] })
}

type Starting = { transaction: Transaction; payment: Payment; due: Asked }

/** The payment under way for the same by the same link; another one is let go, and one that is being taken is waited for. */
const takeOverOpen = async ({ transaction, payment, due }: Starting): Promise<Intent | null> => {
  const [open] = await findIntents(
    transaction,
    sql`i.reservation_id = ${payment.reservationId} and ${IS_OPEN} for no key update of i`,
  )
  if (open?.state === 'accepted') {
    throw new HttpError({
      status: 409,
      message: 'Un paiement est en cours pour cette réservation\u00a0: attends un instant.',
      body: { reason: 'waiting' },
    })
  }
  const taken = await takeOverIntent({
    transaction,
    open,
    isSame: ({ linkHash, purpose, amountCents, provider }) =>
      linkHash === payment.linked.linkHash &&
      purpose === due.purpose &&
      amountCents === due.amountCents &&
      provider === payment.provider.key,
  })
  if (taken) {
    await transaction.execute(sql`
      update payment_intents set receipt_email = ${payment.body.receipt_email ?? null} where id = ${taken.id}::uuid`)
  }
  return taken
}
