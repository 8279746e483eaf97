import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { payOrder } from '@/contract/payments'
import { dueAfterCards } from '@/domain/gift-cards/gift-card'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { requireProvider } from '@/server/features/payment-methods/online-providers'
import { drawPaymentToken, openPaymentToken } from '@/server/features/payment-methods/payment-link'
import type { OnlineProvider } from '@/server/features/payment-methods/port'
import { findIntents, readIntents, type Intent, type KeptOrder } from '@/server/features/payments/intent'
import { takeOverIntent, writeIntent } from '@/server/features/payments/open-intent'
import { requireCardTerms } from '@/server/features/payments/saved-card/card-terms'
import { startAtProvider, whileAnswered } from '@/server/features/payments/start-at-provider'
import { lockOrder } from '@/server/features/seats/lock-cart'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { holdAgain } from './keep-waiting-order'
import { idempotencyOf } from './order-cart'
import { acceptOrder } from './place-order'
import { prolongHold } from './prolong-hold'
import { settlePayment } from './settle-payment'

type Body = OutputOf<(typeof payOrder)['body']>
type Asked = { req: PayloadRequest; userId: number; body: Body; key: string }

/** Starts the payment by card of an order that was checked like any other; the reservation is made once the card is authorised. */
export const payOrderOf = async (asked: Asked) => {
  const { req, userId, body } = asked
  await countCall({ limit: PAYMENT_LIMITS.paymentByUser, key: String(userId) })
  const provider = requireProvider()
  await requireCardTerms({ provider, version: body.card_terms_version })
  const [open] = await readIntents(
    sql`i.cart_id = ${body.order.cart_id} and i.user_id = ${userId} and i.state in ('started', 'refused', 'accepted')`,
  )
  // Whoever paid already has a reservation, which is answered instead of a second payment.
  if (open) await whileAnswered(settlePayment({ req, intentId: open.id }))
  const intent = await withTransaction(req, () => keepIntent({ ...asked, provider }))
  const { next } = await whileAnswered(startAtProvider(intent))
  return { payment_id: intent.id, token: openPaymentToken(intent.linkSealed ?? ''), next }
}

const keepIntent = async ({ req, userId, body, key, provider }: Asked & { provider: OnlineProvider }) => {
  const locks = await holdAgain({ locks: await lockOrder({ req, userId }), userId })
  const { cart, offer, today, paymentTerms } = await acceptOrder({ req, userId, body: body.order, locks, isPaid: true })
  const schedule = paymentSchedule({
    totalCents: offer.totalCents,
    departureStart: offer.detail.departure.departure_start,
    bookedOn: today,
    depositPercent: paymentTerms.deposit_percent,
  })
  const dueCents = body.share === 'all' ? offer.totalCents : schedule.depositCents
  const amountCents = dueAfterCards({ dueCents, cardCents: offer.giftCents })
  if (amountCents === 0) throw new HttpError({ status: 422, message: 'Il n’y a rien à payer pour cette réservation.' })
  const order: KeptOrder = {
    body: body.order,
    share: body.share,
    ...idempotencyOf({ userId, body: body.order, key }),
    departureId: cart.departureId,
    travelers: cart.travelers,
  }
  // A card is kept for what is left to pay, and for nothing else.
  const cardTermsVersion = dueCents < offer.totalCents ? body.card_terms_version : null
  const { transaction } = locks
  const [open] = await findIntents(
    transaction,
    sql`i.cart_id = ${cart.id} and i.purpose = 'order' and i.state in ('started', 'refused') for no key update of i`,
  )
  const isSame = (intent: Intent) =>
    intent.order?.hash === order.hash &&
    intent.order.share === order.share &&
    intent.amountCents === amountCents &&
    intent.cardTermsVersion === cardTermsVersion &&
    intent.provider === provider.key
  const intent =
    (await takeOverIntent({ transaction, open, isSame })) ??
    (await writeOrder({
      transaction,
      intent: { provider: provider.key, userId, cartId: cart.id, amountCents, cardTermsVersion, order },
    }))
  await prolongHold({ locks, userId })
  return intent
}

type NewIntent = Parameters<typeof writeIntent>[0]['intent']

/** The payment of an order comes with the private link that leads back to it. */
const writeOrder = async ({
  transaction,
  intent,
}: {
  transaction: Transaction
  intent: Omit<NewIntent, 'purpose' | 'linkSealed'>
}): Promise<Intent> => {
  const { hash, sealed } = drawPaymentToken()
  await transaction.execute(sql`insert into payment_links (token_hash) values (${hash})`)
  return writeIntent({ transaction, intent: { ...intent, purpose: 'order', linkHash: hash, linkSealed: sealed } })
}
