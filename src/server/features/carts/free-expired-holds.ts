import type { Task } from 'graphile-worker'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { sql } from '@/server/platform/db/transaction-of'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import type { TaskPayloads } from '@/server/platform/jobs/task'

/** Gives back the seats of the holds, offers and claims that are over: those of one departure, or of all when the clock asks. */
export const freeExpiredHolds: Task = (payload, helpers) => {
  // The crontab sends a payload of its own, which names no departure.
  const { departureId } = (payload ?? {}) as TaskPayloads['free_expired_holds']
  return eachRowInTransaction<{ id: number }>(helpers, {
    step: 'departure',
    isPart: departureId !== undefined,
    rows: sql`
      select id from (
        select departure_id as id from carts where held_seats > 0 and hold_expires_at <= clock_timestamp()
        union select departure_id from waitlist_entries
          where held_seats > 0 and coalesce(offered_until, claimed_until) <= clock_timestamp()
      ) due
      where ${departureId ?? null}::int is null or id = ${departureId ?? null}
      order by 1`,
    idOf: ({ id }) => id,
    work: async ({ transaction, row: { id } }) => {
      const { freed } = await lockDepartures({ transaction, ids: [id] })
      if (freed.length > 0) await announceSeats({ transaction, departureIds: freed })
    },
  })
}
