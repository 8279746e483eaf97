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
import { replaceIntent } from '@/server/features/payments/replace-intent'
import { requireCardTerms } from '@/server/features/payments/saved-card/card-terms'
import { startAtProvider, whileAnswered } from '@/server/features/payments/start-at-provider'
import { lockOrder, type CartLocks } from '@/server/features/seats/lock-cart'
import { sql } from '@/server/platform/db/transaction-of'
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
  const asked = { locks, cartId: cart.id, order, amountCents, cardTermsVersion, provider }
  const intent = (await takeOverOpen(asked)) ?? (await writeIntent({ ...asked, userId }))
  await prolongHold({ locks, userId })
  return intent
}

/** The payment under way for the same; one for something else is let go. */
const takeOverOpen = async ({
  locks: { transaction },
  cartId,
  order,
  amountCents,
  cardTermsVersion,
  provider,
}: {
  locks: CartLocks
  cartId: number
  order: KeptOrder
  amountCents: number
  cardTermsVersion: string | null
  provider: OnlineProvider
}): Promise<Intent | null> => {
  const [open] = await findIntents(
    transaction,
    sql`i.cart_id = ${cartId} and i.purpose = 'order' and i.state in ('started', 'refused') for no key update of i`,
  )
  if (!open) return null
  const isSame =
    open.order?.hash === order.hash &&
    open.order.share === order.share &&
    open.amountCents === amountCents &&
    open.cardTermsVersion === cardTermsVersion &&
    open.provider === provider.key
  if (isSame) return open
  await replaceIntent({ transaction, intent: open })
  return null
}

const writeIntent = async ({
  locks: { transaction },
  userId,
  cartId,
  order,
  amountCents,
  cardTermsVersion,
  provider,
}: {
  locks: CartLocks
  userId: number
  cartId: number
  order: KeptOrder
  amountCents: number
  cardTermsVersion: string | null
  provider: OnlineProvider
}): Promise<Intent> => {
  const { hash, sealed } = drawPaymentToken()
  await transaction.execute(sql`insert into payment_links (token_hash) values (${hash})`)
  const { rows } = await transaction.execute(sql`
    insert into payment_intents (purpose, provider, user_id, cart_id, amount_cents, saves_card, card_terms_version, kept_order,
      link_hash, link_sealed)
    values ('order', ${provider.key}, ${userId}, ${cartId}, ${amountCents}, ${cardTermsVersion !== null},
      ${cardTermsVersion}, ${JSON.stringify(order)}::jsonb, ${hash}, ${sealed}) returning id`)
  const [intent] = await findIntents(transaction, sql`i.id = ${String(rows[0]?.['id'])}::uuid`)
  if (!intent) throw new Error('The payment was not written.')
  return intent
}
