import type { PayloadRequest } from 'payload'
import type { UnprovenHoldLimits } from '@/domain/seats/unproven-hold'
import { onlyRow } from '@/server/platform/db/only-row'
import { instantOrNull } from '@/server/platform/db/instant-or-null'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { HOLD_MINUTES } from './hold-clock'
import { lockPromo } from './lock-promo'
import { lockCustomer } from './lock-customer'
import { lockDepartures } from './lock-departures'
import { clientDigest, UNPROVEN_LIMITS, type UnprovenHolder } from './unproven-holds'

export type LockedCart = {
  id: number
  departureId: number
  travelers: number
  held: number
  startedAt: Date | null
  /** Until when its seats are kept, if they come from a waitlist. */
  offeredUntil: Date | null
  isWaiting: boolean
  /** Several pay its deposit, and its seats wait for them. */
  isShared: boolean
}

export type CartLocks = {
  transaction: Transaction
  cart: LockedCart | null
  /** The database's clock, after the locks were waited for. */
  now: Date
  holdMinutes: number
  /** What binds this customer until their address is proven; null once it is. */
  unproven: UnprovenHolder | null
}

/** The same for who orders: what is known of the uses of the cart's code is true until the transaction ends, too. */
export type OrderLocks = CartLocks & { isPromoHeld: true }

/**
 * Holds, in this order, the user's row and the departures that their cart is about and may go to; what `held` says is
 * true until the transaction ends.
 */
export const lockCart = async ({
  req,
  userId,
  departureId,
}: {
  req: PayloadRequest
  userId: number
  departureId?: number
}): Promise<CartLocks> => {
  const customer = await lockUser({ req, userId })
  return lockSeats({ ...customer, req, userId, departureId })
}

/** The same for an order: between the user and the departures, the person and the row of the cart's promo code. */
export const lockOrder = async ({ req, userId }: { req: PayloadRequest; userId: number }): Promise<OrderLocks> => {
  const { transaction, isProven } = await lockUser({ req, userId })
  await lockPromo({
    transaction,
    userId,
    promoId: sql`(select c.promo_code_id from carts c where c.user_id = ${userId})`,
  })
  return { ...(await lockSeats({ transaction, isProven, req, userId })), isPromoHeld: true }
}

type LockedUser = { transaction: Transaction; isProven: boolean }

const lockUser = async ({ req, userId }: { req: PayloadRequest; userId: number }): Promise<LockedUser> => {
  const transaction = await transactionOf(req)
  const customer = await lockCustomer({ transaction, userId })
  if (customer) return { transaction, ...customer }
  throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
}

const lockSeats = async ({
  transaction,
  isProven,
  req,
  userId,
  departureId,
}: LockedUser & {
  req: PayloadRequest
  userId: number
  departureId?: number | undefined
}): Promise<CartLocks> => {
  const before = await transaction.execute(sql`select departure_id from carts where user_id = ${userId}`)
  const ids = [...before.rows.map(({ departure_id }) => Number(departure_id)), ...(departureId ? [departureId] : [])]
  if (ids.length > 0) await lockDepartures({ transaction, ids })
  const { rows } = await transaction.execute<LocksRow>(sql`
    select clock.at as now, ${HOLD_MINUTES} as hold_minutes,
      ${UNPROVEN_LIMITS} as unproven_limits,
      c.id, c.departure_id, c.travelers_count::int as travelers_count, c.held_seats::int as held_seats,
      case when shared.id is null then c.hold_started_at else clock.at end as hold_started_at, shared.id is not null as is_shared,
      c.offered_until,
      exists (select 1 from pending_orders o where o.cart_id = c.id and o.expires_at > clock_timestamp()) as is_waiting
    from (select clock_timestamp() as at) clock left join carts c on c.user_id = ${userId}
      left join shared_deposits shared on shared.cart_id = c.id and shared.state = 'open' and shared.deadline > clock.at`)
  const row = onlyRow(rows)
  const cart = row.id === null ? null : presentLocked({ ...row, id: row.id })
  const unproven = isProven ? null : { ...row.unproven_limits, client: clientDigest(req.headers) }
  return { transaction, cart, now: new Date(row.now), holdMinutes: row.hold_minutes, unproven }
}

type LocksRow = {
  now: string
  hold_minutes: number
  unproven_limits: UnprovenHoldLimits
  id: number | null
  departure_id: number
  travelers_count: number
  held_seats: number
  hold_started_at: string | null
  offered_until: string | null
  is_waiting: boolean
  is_shared: boolean
}

const presentLocked = (row: LocksRow & { id: number }): LockedCart => ({
  id: row.id,
  departureId: row.departure_id,
  travelers: row.travelers_count,
  held: row.held_seats,
  isWaiting: row.is_waiting,
  isShared: row.is_shared,
  startedAt: instantOrNull(row.hold_started_at),
  offeredUntil: instantOrNull(row.offered_until),
})
