import type { PayloadRequest } from 'payload'
import type { WaitingOrder } from '@/contract/reservation-detail'
import type { Order } from '@/contract/orders'
import { PROOF_HOURS } from '@/domain/reservations/order-proof'
import { holdSeats } from '@/server/features/carts/hold-seats'
import type { Idempotency } from '@/server/features/reservations/find-earlier-answer'
import { planHoldEnd } from '@/server/features/seats/hold-clock'
import { LIMITS } from '@/server/features/seats/limits'
import type { CartLocks, OrderLocks } from '@/server/features/seats/lock-cart'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { IS_PROVEN } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { mailOrderLink } from './mail-order-link'
import { acceptOrder } from './place-order'

/** Whether a customer's address was never proven; the agency's own accounts are. Under the customer's lock. */
export const awaitsProof = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<boolean> => {
  const { rows } = await transaction.execute(sql`
    select 1 from users u where u.id = ${userId} and not ${IS_PROVEN}`)
  return rows.length > 0
}

/** The same order that waits already, or null; 422 when its key came with another order. */
export const findWaitingOrder = async ({
  transaction,
  userId,
  idempotency,
}: {
  transaction: Transaction
  userId: number
  idempotency: Idempotency
}): Promise<WaitingOrder | null> => {
  const { rows } = await transaction.execute<{ request_hash: string; answer: WaitingOrder }>(sql`
    select o.request_hash, ${ANSWER} as answer from pending_orders o join users u on u.id = o.user_id
    where o.user_id = ${userId} and o.idempotency_key = ${idempotency.key} and o.expires_at > clock_timestamp()`)
  const earlier = rows[0]
  if (!earlier) return null
  if (earlier.request_hash === idempotency.hash) return earlier.answer
  throw new HttpError({ status: 422, message: 'Cette clé a déjà servi à une autre commande.' })
}

const ANSWER = sql`json_build_object('confirmation', 'address', 'cart_id', o.cart_id, 'email', u.email,
  'expires_at', ${isoInstant(sql`o.expires_at`)})`

/**
 * Keeps an order that was checked like any other until its address is proven: the customer is mailed a link, and the seats
 * that the cart holds stay for as long, once for each departure within some hours.
 */
export const keepWaitingOrder = async ({
  req,
  userId,
  locks,
  body,
  idempotency,
}: {
  req: PayloadRequest
  userId: number
  locks: OrderLocks
  body: Order
  idempotency: Idempotency
}): Promise<WaitingOrder> => {
  const { transaction, now } = locks
  await countCall({ limit: LIMITS.orderMailByUser, key: String(userId) })
  const { cart } = await acceptOrder({ req, userId, body, locks: await holdAgain({ locks, userId }) })
  await transaction.execute(sql`delete from pending_orders where user_id = ${userId}`)
  await holdUntilProven({ transaction, userId, cart, now })
  const inserted = await transaction.execute(sql`
    insert into pending_orders (user_id, cart_id, session_id, body, idempotency_key, request_hash, expires_at)
    values (${userId}, ${cart.id}, ${sessionIdOf(req.user)}, ${JSON.stringify(body)}::jsonb, ${idempotency.key},
      ${idempotency.hash}, ${now.toISOString()}::timestamptz + make_interval(hours => ${PROOF_HOURS})) returning id`)
  const answer = await findWaitingOrder({ transaction, userId, idempotency })
  if (!answer) throw new Error('The order that waits was not written.')
  await mailOrderLink({ req, email: answer.email, pendingOrderId: Number(inserted.rows[0]?.['id']) })
  return answer
}

/** A cart whose hold is over takes its seats again before they wait: 409 when they are gone, or were held for too long. */
export const holdAgain = async ({ locks, userId }: { locks: OrderLocks; userId: number }): Promise<OrderLocks> => {
  const { cart } = locks
  if (!cart || cart.held > 0) return locks
  await holdSeats({ locks, userId, departureId: cart.departureId, travelers: cart.travelers })
  return { ...locks, cart: { ...cart, held: cart.travelers } }
}

const holdUntilProven = async ({
  transaction,
  userId,
  cart,
  now,
}: Pick<CartLocks, 'transaction' | 'cart' | 'now'> & { userId: number }): Promise<void> => {
  if (!cart || cart.held === 0) return
  const { rows } = await transaction.execute(sql`
    insert into hold_periods (user_id, departure_id, starts_at, ends_at, waits)
    select ${userId}, ${cart.departureId}, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz + make_interval(hours => ${PROOF_HOURS}), true
    where not exists (select 1 from hold_periods where user_id = ${userId} and departure_id = ${cart.departureId} and waits)
    on conflict (user_id, departure_id, starts_at) do update set ends_at = excluded.ends_at, waits = true
    returning ends_at`)
  if (rows.length === 0) return
  const until = new Date(now.getTime() + PROOF_HOURS * 3_600_000)
  await transaction.execute(sql`
    update carts set hold_expires_at = greatest(hold_expires_at, ${until.toISOString()}::timestamptz) where id = ${cart.id}`)
  await planHoldEnd({ transaction, cartId: cart.id, departureId: cart.departureId, until })
}
