import type { PayloadRequest } from 'payload'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { announceSeats } from '../announce-seats'
import { giveSeatsBack } from '../move-seats'
import { lockEntry } from './lock-entry'

/** Takes one's request off a waitlist; what it held goes to the next. */
export const leaveWaitlistOf = ({
  req,
  userId,
  entryId,
}: {
  req: PayloadRequest
  userId: number
  entryId: number
}): Promise<{ ok: true }> =>
  withTransaction(req, async () => {
    const { locks, entry } = await lockEntry({ req, userId, entryId })
    await dropEntries({ transaction: locks.transaction, userId, departureId: entry.departureId })
    return { ok: true }
  })

/**
 * Forgets what a customer waits for, on one departure or on all, whose rows the caller holds; their seats go to the next
 * requests.
 */
export const dropEntries = async ({
  transaction,
  userId,
  departureId,
}: {
  transaction: Transaction
  userId: number
  departureId?: number
}): Promise<void> => {
  const { rows } = await transaction.execute<{ id: number; seats: number }>(sql`
    delete from waitlist_entries
    where user_id = ${userId} and (${departureId ?? null}::int is null or departure_id = ${departureId ?? null})
    returning departure_id as id, held_seats::int as seats`)
  const dropped = rows
  for (const { id, seats } of dropped) await giveSeatsBack({ transaction, departureId: id, seats })
  if (dropped.length > 0) await announceSeats({ transaction, departureIds: dropped.map(({ id }) => id) })
}
