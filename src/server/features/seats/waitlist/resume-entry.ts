import type { PayloadRequest } from 'payload'
import type { WaitlistEntry } from '@/contract/waitlist'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'
import { checkParty } from './check-party'
import { lockEntry } from './lock-entry'
import { readOwnEntry } from './read-own-entries'

/** Takes a request up again whose offer was left without an answer: behind all the others. */
export const resumeEntryOf = async (own: {
  req: PayloadRequest
  userId: number
  entryId: number
}): Promise<WaitlistEntry> => {
  await countCall({ limit: LIMITS.waitlistByUser, key: String(own.userId) })
  return withTransaction(own.req, async () => {
    const { locks, entry } = await lockEntry(own)
    const { transaction } = locks
    if (!entry.isPaused) {
      throw new HttpError({ status: 409, message: 'Ta demande est déjà sur la liste.', body: { reason: 'waiting' } })
    }
    // Of a request of before ages were asked for, they are asked once its seats are in the cart.
    await checkParty({ transaction, departureId: entry.departureId, party: entry, asksAges: false })
    await transaction.execute(sql`
      update waitlist_entries w set is_paused = false,
        rank = (select max(o.rank) + 1 from waitlist_entries o where o.departure_id = w.departure_id)
      where id = ${entry.id}`)
    return readOwnEntry(own)
  })
}
