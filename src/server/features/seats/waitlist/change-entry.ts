import type { PayloadRequest } from 'payload'
import type { WaitlistEntry } from '@/contract/waitlist'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'
import { countSeatsBack } from '../count-seats-back'
import { checkParty, storedAges, type Party } from './check-party'
import { lockEntry } from './lock-entry'
import { readOwnEntry } from './read-own-entries'
import { serveDeparture } from './serve-departure'

type Own = { req: PayloadRequest; userId: number; entryId: number }

/** Changes the party of a request, which keeps its rank. */
export const changeEntryOf = async ({ party, ...own }: Own & { party: Party }): Promise<WaitlistEntry> => {
  await countCall({ limit: LIMITS.waitlistByUser, key: String(own.userId) })
  return withTransaction(own.req, async () => {
    await saveParty({ ...own, party })
    return readOwnEntry(own)
  })
}

/**
 * Writes another party of a request in the caller's transaction, with the ages that were told before when none are and it is as
 * many; 409 while seats are offered to it.
 */
export const saveParty = async ({ party: asked, ...own }: Own & { party: Party }): Promise<void> => {
  const { locks, entry } = await lockEntry(own)
  const { transaction } = locks
  const { departureId } = entry
  if (entry.offeredUntil) {
    throw new HttpError({ status: 409, message: ANSWER_FIRST, body: { reason: 'offered' } })
  }
  const known = asked.travelers === entry.travelers ? entry.ages : []
  const party = { ...asked, ages: asked.ages ?? known }
  await checkParty({ transaction, departureId, party })
  await transaction.execute(sql`
    update waitlist_entries set travelers = ${party.travelers}, fewest = ${party.fewest},
      ages = ${storedAges(party)}::jsonb, held_seats = least(held_seats, ${party.travelers}) where id = ${entry.id}`)
  // What was set aside may do for the smaller party, or be too much for it.
  const freed = Math.max(0, entry.heldSeats - party.travelers)
  if (freed > 0) await countSeatsBack({ transaction, departureId, seats: freed })
  await serveDeparture({ transaction, departureId, isFreed: freed > 0 })
}

const ANSWER_FIRST = 'Des places te sont proposées\u00a0: réponds d’abord à cette proposition.'
