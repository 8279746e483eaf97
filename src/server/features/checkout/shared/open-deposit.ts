import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { SharedDeposit as SharedDepositDetail, openSharedDeposit } from '@/contract/shared-deposits'
import { dueAfterCards } from '@/domain/gift-cards/gift-card'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import {
  mostSharers,
  sharingDeadline,
  SHARING_NEEDS_ADDRESS,
  SHARING_WINDOW_DAYS,
  splitShares,
} from '@/domain/payments/shared-deposit'
import { ADDRESS_FIRST } from '@/domain/seats/unproven-hold'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { requireSharing } from '@/server/features/payment-methods/online-providers'
import { drawPaymentToken } from '@/server/features/payment-methods/payment-link'
import { findIntents, readIntents, type KeptOrder } from '@/server/features/payments/intent'
import { replaceIntent } from '@/server/features/payments/open-intent'
import { findDeposits, type SharedDeposit } from '@/server/features/payments/shared/deposit'
import { nameTravelers } from '@/server/features/payments/shared/name-travelers'
import { presentDeposit } from '@/server/features/payments/shared/present-deposit'
import { releaseDeposit } from '@/server/features/payments/shared/release-deposit'
import { whileAnswered } from '@/server/features/payments/start-at-provider'
import { planHoldEnd } from '@/server/features/seats/hold-clock'
import { lockOrder, type CartLocks } from '@/server/features/seats/lock-cart'
import { onlyRow } from '@/server/platform/db/only-row'
import { instantOrNull, type ReadInstant } from '@/server/platform/db/instant-or-null'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { awaitsProof, holdAgain } from '../keep-waiting-order'
import { idempotencyOf } from '../order-cart'
import { acceptOrder } from '../place-order'
import { settlePayment } from '../settle-payment'

type Body = OutputOf<(typeof openSharedDeposit)['body']>
type Asked = { req: PayloadRequest; userId: number; body: Body; key: string }

/**
 * Shares the deposit of an order that was checked like any other: a link for each, and the seats wait for all of them. The same order
 * again is answered the same sharing.
 */
export const openSharedDepositOf = async (asked: Asked): Promise<SharedDepositDetail> => {
  const { req, userId, body } = asked
  await countCall({ limit: PAYMENT_LIMITS.paymentByUser, key: String(userId) })
  requireSharing()
  const [open] = await readIntents(
    sql`i.cart_id = ${body.order.cart_id} and i.user_id = ${userId} and i.state in ('started', 'refused', 'accepted')`,
  )
  // Whoever paid already has a reservation, which is answered instead.
  if (open) await whileAnswered(settlePayment({ req, intentId: open.id }))
  return withTransaction(req, async () => presentDeposit(await keepDeposit(asked)))
}

const keepDeposit = async ({ req, userId, body, key }: Asked): Promise<SharedDeposit> => {
  const locks = await holdAgain({ locks: await lockOrder({ req, userId }), userId })
  const { transaction } = locks
  const idempotency = idempotencyOf({ userId, body: body.order, key })
  const known = await findOpen({ transaction, userId, body, hash: idempotency.hash })
  if (known) return known
  await refuseUnproven({ transaction, userId })
  const { cart, offer, today, paymentTerms } = await acceptOrder({ req, userId, body: body.order, locks, isPaid: true })
  const departureStart = offer.detail.departure.departure_start
  const { depositCents } = paymentSchedule({
    totalCents: offer.totalCents,
    departureStart,
    bookedOn: today,
    depositPercent: paymentTerms.deposit_percent,
  })
  const amountCents = dueAfterCards({ dueCents: depositCents, cardCents: offer.giftCents })
  const payers = body.names.length
  if (payers > mostSharers({ travelers: cart.travelers, dueCents: amountCents })) {
    throw new HttpError({ status: 422, message: 'L’acompte ne se partage pas entre autant de personnes.' })
  }
  const { departureId, travelers } = cart
  const deadline = await deadlineOf({ locks, userId, departureId, departureStart })
  const order: KeptOrder = { body: body.order, share: 'deposit', ...idempotency, departureId, travelers }
  await letOrderGo({ transaction, cartId: cart.id })
  const id = await writeDeposit({ transaction, userId, cartId: cart.id, order, amountCents, deadline })
  for (const [index, cents] of splitShares({ totalCents: amountCents, payers }).entries()) {
    await writeShare({ transaction, id, position: index + 1, cents, name: body.names[index] ?? null })
  }
  await nameTravelers({ transaction, cart, names: body.names })
  await waitUntil({ locks, deadline })
  await enqueueMail({ req, mail: { template: 'shared_deposit_opened', depositId: id } })
  const [deposit] = await findDeposits(transaction, sql`h.id = ${id}`)
  if (!deposit) throw new Error('The shared deposit was not written.')
  return deposit
}

/** The same sharing that is under way, or null; 409 for another one. One whose hour has come is ended. */
const findOpen = async ({
  transaction,
  userId,
  body,
  hash,
}: {
  transaction: Transaction
  userId: number
  body: Body
  hash: string
}): Promise<SharedDeposit | null> => {
  const [known] = await findDeposits(
    transaction,
    sql`h.cart_id = ${body.order.cart_id} and h.user_id = ${userId} and h.state = 'open'`,
  )
  if (!known) return null
  if (known.isOver) {
    await releaseDeposit({ transaction, id: known.id, end: 'deadline' })
    return null
  }
  if (known.order?.hash === hash && known.shares.length === body.names.length) return known
  throw new HttpError({
    status: 409,
    message: 'L’acompte est déjà partagé\u00a0: arrête ce partage pour en faire un autre.',
    body: { reason: 'shared' },
  })
}

/** Seats that wait for two days without a payment are for who can be reached. */
const refuseUnproven = async (customer: { transaction: Transaction; userId: number }): Promise<void> => {
  if (!(await awaitsProof(customer))) return
  throw new HttpError({
    status: 409,
    message: SHARING_NEEDS_ADDRESS,
    body: { reason: ADDRESS_FIRST },
  })
}

const deadlineOf = async ({
  locks: { transaction, now },
  userId,
  departureId,
  departureStart,
}: {
  locks: CartLocks
  userId: number
  departureId: number
  departureStart: string
}): Promise<Date> => {
  const first = await firstOpenedAt({ transaction, userId, departureId, now })
  const deadline = sharingDeadline({ now, firstOpenedAt: first, departureStart })
  if (deadline) return deadline
  throw new HttpError({
    status: 409,
    message: 'Il reste trop peu de temps pour partager l’acompte de ce départ\u00a0: règle-le en une fois.',
    body: { reason: 'too_late' },
  })
}

/** The hours of a sharing that was given up count in those of the next one. */
const firstOpenedAt = async ({
  transaction,
  userId,
  departureId,
  now,
}: {
  transaction: Transaction
  userId: number
  departureId: number
  now: Date
}): Promise<Date> => {
  const { rows } = await transaction.execute<{ first: ReadInstant }>(sql`
    select min(created_at) as first from shared_deposits where user_id = ${userId} and departure_id = ${departureId}
      and created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${SHARING_WINDOW_DAYS})`)
  return instantOrNull(onlyRow(rows).first) ?? now
}

/** A payment of the whole by one person that was begun. */
const letOrderGo = async ({ transaction, cartId }: { transaction: Transaction; cartId: number }): Promise<void> => {
  const open = await findIntents(
    transaction,
    sql`i.cart_id = ${cartId} and i.purpose = 'order' and i.state in ('started', 'refused') for no key update of i`,
  )
  for (const intent of open) await replaceIntent({ transaction, intent })
}

const writeDeposit = async ({
  transaction,
  userId,
  cartId,
  order,
  amountCents,
  deadline,
}: {
  transaction: Transaction
  userId: number
  cartId: number
  order: KeptOrder
  amountCents: number
  deadline: Date
}): Promise<number> => {
  const { rows } = await transaction.execute(sql`
    insert into shared_deposits (user_id, cart_id, departure_id, travelers, amount_cents, terms_version, kept_order, deadline)
    values (${userId}, ${cartId}, ${order.departureId}, ${order.travelers}, ${amountCents}, ${order.body.terms_version},
      ${JSON.stringify(order)}::jsonb, ${deadline.toISOString()}::timestamptz) returning id`)
  return Number(rows[0]?.['id'])
}

const writeShare = async ({
  transaction,
  id,
  position,
  cents,
  name,
}: {
  transaction: Transaction
  id: number
  position: number
  cents: number
  name: string | null
}): Promise<void> => {
  const { hash, sealed } = drawPaymentToken()
  await transaction.execute(sql`insert into payment_links (token_hash) values (${hash})`)
  await transaction.execute(sql`
    insert into deposit_shares (deposit_id, position, amount_cents, name, link_hash, link_sealed)
    values (${id}, ${position}, ${cents}, ${name}, ${hash}, ${sealed})`)
}

const waitUntil = async ({
  locks: { transaction, cart },
  deadline,
}: {
  locks: CartLocks
  deadline: Date
}): Promise<void> => {
  if (!cart) return
  await transaction.execute(sql`
    update carts set hold_expires_at = ${deadline.toISOString()}::timestamptz, updated_at = now() where id = ${cart.id}`)
  await planHoldEnd({ transaction, cartId: cart.id, departureId: cart.departureId, until: deadline })
}
