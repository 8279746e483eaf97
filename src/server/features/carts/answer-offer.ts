import type { PayloadRequest } from 'payload'
import type { Cart } from '@/contract/cart'
import type { WaitlistEntry } from '@/contract/waitlist'
import { agesWithTravelers } from '@/domain/seats/asked-party'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'
import { LIMITS } from '@/server/features/seats/limits'
import { giveSeatsBack } from '@/server/features/seats/move-seats'
import { lockEntry, type LockedEntry } from '@/server/features/seats/waitlist/lock-entry'
import { readOwnEntry } from '@/server/features/seats/waitlist/read-own-entries'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { holdSeats } from './hold-seats'
import { presentCart, readOwnCart } from './own-cart'
import { withdrawOrder } from './withdraw-order'

type Own = { req: PayloadRequest; userId: number; entryId: number }

/** Moves offered seats into the user's cart, where they stay until the offer's end; those left over go to the next request. */
export const acceptOfferOf = async ({ travelers, ...own }: Own & { travelers: number }): Promise<Cart> => {
  const { req, userId } = own
  await countCall({ limit: LIMITS.waitlistByUser, key: String(userId) })
  return withTransaction(req, async () => {
    const { locks, entry } = await lockEntry(own)
    const { transaction } = locks
    const { seats, until } = offerOf(entry)
    if (travelers > seats) {
      throw new HttpError({
        status: 409,
        message: 'Tu ne peux pas prendre plus de places que celles qui te sont proposées.',
        body: { reason: 'seats', available_count: seats },
      })
    }
    const { departureId } = entry
    await withdrawOrder({ transaction, userId })
    await transaction.execute(sql`delete from waitlist_entries where id = ${entry.id}`)
    await holdSeats({ locks, userId, departureId, travelers, offer: { seats, until } })
    await carryAges({ transaction, userId, entry, travelers })
    return presentCart((await readOwnCart({ req, userId })).detail)
  })
}

/** What was told of who comes is told to the cart: of fewer than were waited for, as the tunnel counts them. */
const carryAges = async ({
  transaction,
  userId,
  entry: { departureId, ages },
  travelers,
}: {
  transaction: Transaction
  userId: number
  entry: LockedEntry
  travelers: number
}): Promise<void> => {
  if (ages.length === 0) return
  const { rows } = await transaction.execute<{ expeditionType: ExpeditionType }>(sql`
    select e.expedition_type as "expeditionType" from departures d join expeditions e on e.id = d.expedition_id
    where d.id = ${departureId}`)
  const { expeditionType } = onlyRow(rows)
  const needsAges = !ages.includes(null)
  const carried = agesWithTravelers({ ages, count: travelers, asked: { needsAges, expeditionType } })
  await transaction.execute(sql`update carts set ages = ${JSON.stringify(carried)}::jsonb where user_id = ${userId}`)
}

/** Gives back an offer of fewer seats than asked for: the request keeps its rank, and is offered more, or nothing. */
export const waitForMoreOf = async (own: Own): Promise<WaitlistEntry> => {
  await countCall({ limit: LIMITS.waitlistByUser, key: String(own.userId) })
  return withTransaction(own.req, async () => {
    const { locks, entry } = await lockEntry(own)
    const { transaction } = locks
    const { seats } = offerOf(entry)
    if (seats >= entry.travelers) {
      throw new HttpError({
        status: 409,
        message: 'Toutes les places que tu attends te sont proposées.',
        body: { reason: 'seats' },
      })
    }
    // Its turn to have seats set aside was this one.
    await transaction.execute(sql`
      update waitlist_entries set held_seats = 0, offered_until = null, fewest = ${seats} + 1, claimed_until = clock_timestamp()
      where id = ${entry.id}`)
    await giveSeatsBack({ transaction, departureId: entry.departureId, seats })
    return readOwnEntry(own)
  })
}

/** The seats that are offered, and until when; 409 when the offer is over. */
const offerOf = ({ offeredUntil, heldSeats }: LockedEntry): { seats: number; until: Date } => {
  if (offeredUntil) return { seats: heldSeats, until: offeredUntil }
  throw new HttpError({
    status: 409,
    message: 'Cette proposition a pris fin\u00a0: les places sont passées à la demande suivante.',
    body: { reason: 'offer_over' },
  })
}
