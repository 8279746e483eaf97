import type { OutputOf } from '@/contract/define-route'
import {
  acceptOffer,
  changeWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
  resumeWaitlistEntry,
  waitForMore,
} from '@/contract/waitlist'
import { acceptOfferOf, waitForMoreOf } from '@/server/features/carts/answer-offer'
import { changeEntryOf } from '@/server/features/seats/waitlist/change-entry'
import { joinWaitlistOf } from '@/server/features/seats/waitlist/join-waitlist'
import { leaveWaitlistOf } from '@/server/features/seats/waitlist/leave-waitlist'
import { readOwnEntries } from '@/server/features/seats/waitlist/read-own-entries'
import { resumeEntryOf } from '@/server/features/seats/waitlist/resume-entry'
import { implementRoute } from '@/server/platform/http/implement-route'

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
