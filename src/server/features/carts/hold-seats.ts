import { HOLD_SPENT, holdEnd, mayHold } from '@/domain/seats/hold'
import { longestUnprovenHold } from '@/domain/seats/unproven-hold'
import type { Seats } from '@/domain/seats/seat-moves'
import { refuseUnpaidSeats } from '@/server/features/reservations/refuse-unpaid'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { planHoldEnd, readHeldMs, recordHold } from '@/server/features/seats/hold-clock'
import type { CartLocks } from '@/server/features/seats/lock-cart'
import { giveSeatsBack, moveSeats } from '@/server/features/seats/move-seats'
import { refuseUnprovenSeats, unprovenHoldSpent } from '@/server/features/seats/unproven-holds'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

/**
 * Makes the user's cart hold so many seats of a departure, under the locks of `lockCart`, and starts its hold or makes it
 * last. 409 when the seats can't be had, or this person held some of that departure for as long as they may. Seats of a
 * waitlist are kept until the offer's end, as long as no more are wanted.
 */
export const holdSeats = async ({ locks, userId, departureId, travelers, offer }: Wish): Promise<void> => {
  const { transaction, cart } = locks
  const from = cart && { departureId: cart.departureId, seats: cart.held }
  const to = { departureId, seats: travelers }
  await (offer ? takeOffer({ transaction, from, to, seats: offer.seats }) : moveSeats({ transaction, from, to }))
  const heldHere = from?.departureId === departureId ? from.seats : 0
  const takesMore = travelers > heldHere
  if (takesMore) await refuseMoreSeats({ locks, userId, departureId, travelers })
  const { startedAt, expiresAt, keptUntil } = await nextHold({ locks, userId, departureId, travelers, offer, heldHere })
  const { rows } = await transaction.execute(sql`
    insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at, offered_until,
      hold_client)
    values (${userId}, ${departureId}, ${travelers}, ${travelers}, ${startedAt.toISOString()}, ${expiresAt.toISOString()},
      ${keptUntil?.toISOString() ?? null}::timestamptz, ${clientOf(locks)})
    on conflict (user_id) do update set departure_id = excluded.departure_id, travelers_count = excluded.travelers_count,
      held_seats = excluded.held_seats, hold_started_at = excluded.hold_started_at,
      hold_expires_at = excluded.hold_expires_at, offered_until = excluded.offered_until, updated_at = now(),
      -- Who only goes on holding is still counted for the client that took the seats.
      hold_client = case when excluded.hold_client is null or ${takesMore} then excluded.hold_client
        else coalesce(carts.hold_client, excluded.hold_client) end,
      reminded_at = case when carts.departure_id = excluded.departure_id then carts.reminded_at end
    returning id`)
  await planHoldEnd({ transaction, cartId: Number(rows[0]?.['id']), departureId, until: expiresAt })
  if (heldHere !== travelers)
    await announceSeats({ transaction, departureIds: [departureId, ...(from ? [from.departureId] : [])] })
}

/** The client that the seats of an unproven account are counted for. */
const clientOf = ({ unproven }: CartLocks): string | null => unproven?.client ?? null

/** Seats that were just taken are given back by a 409 when this customer may not hold so many. */
const refuseMoreSeats = async ({
  locks: { transaction, unproven },
  userId,
  departureId,
  travelers: seats,
}: Wish): Promise<void> => {
  await refuseUnpaidSeats({ transaction, userId, seats })
  if (unproven) await refuseUnprovenSeats({ transaction, userId, departureId, seats, unproven })
}

type Wish = {
  locks: CartLocks
  userId: number
  departureId: number
  travelers: number
  /** Seats that a waitlist set aside for this person, which count as taken. */
  offer?: { seats: number; until: Date } | undefined
}

type Hold = { startedAt: Date; expiresAt: Date; keptUntil: Date | null }

/** How long the seats are held from now on: until the end of the offer that they come from, or for the common time. */
const nextHold = async ({
  locks: { transaction, cart, now, holdMinutes, unproven },
  userId,
  departureId,
  travelers,
  offer,
  heldHere,
}: Wish & { heldHere: number }): Promise<Hold> => {
  const keptUntil = offer?.until ?? (travelers <= heldHere ? stillKept({ cart, now }) : null)
  const startedAt = heldHere > 0 ? ordinaryStart(cart) : null
  const expiresAt =
    keptUntil ?? (await startOrdinaryHold({ transaction, userId, departureId, now, startedAt, holdMinutes, unproven }))
  return { startedAt: startedAt ?? now, expiresAt, keptUntil }
}

/** Until when the seats that a cart has from a waitlist are kept; null when it has none, or their time is over. */
const stillKept = ({ cart, now }: Pick<CartLocks, 'cart' | 'now'>): Date | null =>
  cart?.offeredUntil && cart.offeredUntil > now ? cart.offeredUntil : null

/** When the common hold of a cart began; null when its seats came from a waitlist. */
const ordinaryStart = (cart: CartLocks['cart']): Date | null => (cart?.offeredUntil ? null : (cart?.startedAt ?? null))

/** Seats of an offer count as taken: they change hands, and what is left over goes to the next request. */
const takeOffer = async ({
  transaction,
  from,
  to,
  seats,
}: {
  transaction: Transaction
  from: Seats | null
  to: Seats
  seats: number
}): Promise<void> => {
  if (from) await giveSeatsBack({ transaction, ...from })
  await giveSeatsBack({ transaction, departureId: to.departureId, seats: seats - to.seats })
}

/** Until when a hold of the common kind lasts, from now on; it is written down. */
const startOrdinaryHold = async ({
  transaction,
  userId,
  departureId,
  now,
  startedAt,
  holdMinutes,
  unproven,
}: Pick<CartLocks, 'transaction' | 'now' | 'holdMinutes' | 'unproven'> & {
  userId: number
  departureId: number
  /** When it began, if it goes on. */
  startedAt: Date | null
}): Promise<Date> => {
  const usedMs = await readHeldMs({ transaction, userId, departureId, now })
  const until = endOfHold({
    now,
    startedAt: startedAt ?? now,
    minutes: Math.min(holdMinutes, unproven?.minutes ?? holdMinutes),
    longestMs: unproven ? longestUnprovenHold(unproven.minutes) : undefined,
    usedMs,
    goesOn: Boolean(startedAt),
  })
  await recordHold({ transaction, userId, departureId, now, until })
  return until
}

/** 409 when what this person may hold of that departure is spent. */
const endOfHold = ({ goesOn, ...hold }: Parameters<typeof holdEnd>[0] & { usedMs: number; goesOn: boolean }): Date => {
  const end = holdEnd(hold)
  if (goesOn ? end > hold.now : mayHold(hold.usedMs, hold.longestMs)) return end
  if (hold.longestMs !== undefined) throw unprovenHoldSpent()
  throw new HttpError({ status: 409, message: HOLD_SPENT, body: { reason: 'hold' } })
}
