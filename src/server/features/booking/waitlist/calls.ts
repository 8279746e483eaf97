import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import {
  acceptOffer,
  changeWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
  resumeWaitlistEntry,
  waitForMore,
  type WaitlistEntry,
} from '@/contract/waitlist'
import { HttpError } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { countCall } from '@/server/platform/http/rate-limit'
import { sql } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'
import { acceptOfferOf, waitForMoreOf } from './answer-offer'
import { changeEntryOf } from './change-entry'
import { checkParty } from './check-party'
import { joinWaitlistOf } from './join-waitlist'
import { leaveWaitlistOf } from './leave-waitlist'
import { lockEntry } from './lock-entry'
import { readOwnEntries, readOwnEntry } from './read-own-entries'

const partyOf = ({
  travelers_count: travelers,
  fewest_count: fewest,
  ages,
}: OutputOf<typeof changeWaitlistEntry.body>) => ({
  travelers,
  fewest,
  ages,
})

/** What a customer asks and answers on waitlists. */
export const WAITLIST_ENDPOINTS = [
  implementRoute(listWaitlist, async ({ user, req }) => ({
    entries: await readOwnEntries({ req, userId: user.id }),
    now: new Date().toISOString(),
  })),
  implementRoute(joinWaitlist, ({ body, user, req }) =>
    joinWaitlistOf({
      req,
      userId: user.id,
      departureId: body.departure_id,
      party: partyOf(body),
    }),
  ),
  implementRoute(changeWaitlistEntry, ({ params, body, user, req }) =>
    changeEntryOf({
      req,
      userId: user.id,
      entryId: params.id,
      party: partyOf(body),
    }),
  ),
  implementRoute(leaveWaitlist, ({ params, user, req }) =>
    leaveWaitlistOf({ req, userId: user.id, entryId: params.id }),
  ),
  implementRoute(acceptOffer, ({ params, body, user, req }) =>
    acceptOfferOf({ req, userId: user.id, entryId: params.id, travelers: body.travelers_count }),
  ),
  implementRoute(waitForMore, ({ params, user, req }) => waitForMoreOf({ req, userId: user.id, entryId: params.id })),
  implementRoute(resumeWaitlistEntry, ({ params, user, req }) =>
    resumeEntryOf({ req, userId: user.id, entryId: params.id }),
  ),
]

/** Takes a request up again whose offer was left without an answer: behind all the others. */
const resumeEntryOf = async (own: { req: PayloadRequest; userId: number; entryId: number }): Promise<WaitlistEntry> => {
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
