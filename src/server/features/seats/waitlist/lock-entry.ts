import type { PayloadRequest } from 'payload'
import type { TravelerAge } from '@/domain/seats/party-ages'
import { instantOrNull, type WithInstantsAsRead } from '@/server/platform/db/instant-or-null'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { lockCart, type CartLocks } from '../lock-cart'
import { noEntry } from './read-own-entries'

export type LockedEntry = {
  id: number
  departureId: number
  travelers: number
  fewest: number
  /** By place; none until one was told. */
  ages: TravelerAge[]
  heldSeats: number
  offeredUntil: Date | null
  isPaused: boolean
}

/**
 * Holds the user's row, their cart's departure and that of one of their requests, whose offer is over when its time is; 404
 * when the request is somebody else's, or gone.
 */
export const lockEntry = async ({
  req,
  userId,
  entryId,
}: {
  req: PayloadRequest
  userId: number
  entryId: number
}): Promise<{ locks: CartLocks; entry: LockedEntry }> => {
  const transaction = await transactionOf(req)
  const [before] = await select({ transaction, userId, entryId })
  if (!before) throw noEntry()
  const locks = await lockCart({ req, userId, departureId: before.departureId })
  // The locks were waited for, and have ended the offers that were over.
  const [entry] = await select({ transaction, userId, entryId })
  if (!entry) throw noEntry()
  return { locks, entry }
}

const select = async ({
  transaction,
  userId,
  entryId,
}: {
  transaction: Transaction
  userId: number
  entryId: number
}): Promise<LockedEntry[]> => {
  const { rows } = await transaction.execute<WithInstantsAsRead<LockedEntry, 'offeredUntil'>>(sql`
    select id, departure_id as "departureId", travelers::int as travelers, fewest::int as fewest, ages, held_seats::int as "heldSeats",
      offered_until as "offeredUntil", is_paused as "isPaused"
    from waitlist_entries where id = ${entryId} and user_id = ${userId}`)
  return rows.map((row) => ({
    ...row,
    offeredUntil: instantOrNull(row.offeredUntil),
  }))
}
