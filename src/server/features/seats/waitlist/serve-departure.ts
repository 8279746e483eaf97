import { offerHours, serveWaitlist, type WaitlistChange, type WaitlistEntry } from '@/domain/seats/waitlist'
import { onlyRow } from '@/server/platform/db/only-row'
import { instantOrNull, type WithInstantsAsRead } from '@/server/platform/db/instant-or-null'
import { IS_PROVEN } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { addJob } from '@/server/platform/jobs/add-job'
import { announceSeats } from '../announce-seats'
import { countSeatsBack } from '../count-seats-back'
import { ENTRIES_CLOSE_AT, IS_OFFERED } from './waitlist-facts'

const HOUR_MS = 3_600_000

/**
 * Shares the free seats of a departure among those who wait for it, by `serveWaitlist`, and writes to whom some are
 * offered; what they hold counts as taken. Offers without an answer are over at their minute. The caller holds the
 * departure's lock.
 */
export const serveDeparture = async ({
  transaction,
  departureId,
  isFreed,
}: {
  transaction: Transaction
  departureId: number
  /** Whether seats were just given back. */
  isFreed: boolean
}): Promise<{ hasChanged: boolean }> => {
  const freed = await endOffers({ transaction, departureId })
  const room = await readRoom({ transaction, departureId })
  const { now, isServed, free, claimHours } = room
  const entries = await readEntries({ transaction, departureId })
  const changes = isServed
    ? serveWaitlist({
        entries,
        free,
        isFreed: isFreed || freed > 0,
        now,
        offerEnd: offerEndOf(room),
        claimEnd: inHours(room, claimHours),
      })
    : endClaims(entries)
  if (changes.length > 0) await writeChanges({ transaction, departureId, entries, changes })
  const hasChanged = freed > 0 || changes.length > 0
  if (hasChanged) await announceSeats({ transaction, departureIds: [departureId] })
  return { hasChanged }
}

/** Ends the offers that nobody answered; their requests are served no more until they say so. How many seats came back. */
const endOffers = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<number> => {
  const { rows } = await transaction.execute(sql`
    with over as (
      select id, held_seats from waitlist_entries
      where departure_id = ${departureId} and offered_until <= clock_timestamp()
    )
    update waitlist_entries w set held_seats = 0, offered_until = null, is_paused = true
    from over where over.id = w.id returning w.id, over.held_seats::int as seats`)
  for (const { id } of rows) {
    await enqueueMail({ transaction, mail: { template: 'waitlist_offer_over', entryId: Number(id) } })
  }
  const freed = rows.reduce((sum, { seats }) => sum + Number(seats), 0)
  if (freed > 0) await countSeatsBack({ transaction, departureId, seats: freed })
  return freed
}

type Room = { now: Date; closesAt: Date; isServed: boolean; free: number; claimHours: number }

const inHours = ({ now, closesAt }: Room, hours: number): Date =>
  new Date(Math.min(now.getTime() + hours * HOUR_MS, closesAt.getTime()))

/** Until when seats that are offered now wait for an answer. */
export const offerEndOf = (room: Room): Date => inHours(room, offerHours(room))

/** What a departure has for those who wait for it. */
export const readRoom = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<Room> => {
  const { rows } = await transaction.execute<Omit<Room, 'now' | 'closesAt'> & { now: string; closesAt: string }>(sql`
    select clock_timestamp() as now, ${ENTRIES_CLOSE_AT} as "closesAt", ${IS_OFFERED} as "isServed",
      (d.capacity - d.seats_taken)::int as free,
      coalesce((select s.waitlist_claim_hours from site_settings s limit 1), 24)::int as "claimHours"
    from departures d where d.id = ${departureId}`)
  const row = onlyRow(rows)
  return { ...row, now: new Date(row.now), closesAt: new Date(row.closesAt) }
}

/** Only a proven address is written to that seats are set aside: who never answers would keep them from the others. */
export const readEntries = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<WaitlistEntry[]> => {
  const { rows } = await transaction.execute<WithInstantsAsRead<WaitlistEntry, 'offeredUntil' | 'claimedUntil'>>(sql`
    select w.id, w.travelers::int as travelers, w.fewest::int as fewest, w.held_seats::int as "heldSeats",
      w.offered_until as "offeredUntil", w.claimed_until as "claimedUntil"
    from waitlist_entries w join users u on u.id = w.user_id join departures d on d.id = w.departure_id
    where w.departure_id = ${departureId} and w.fewest <= d.capacity and not w.is_paused
      and (w.held_seats > 0 or ${IS_PROVEN})
    order by w.rank`)
  return rows.map((row) => ({
    ...row,
    offeredUntil: instantOrNull(row.offeredUntil),
    claimedUntil: instantOrNull(row.claimedUntil),
  }))
}

/** Of a departure that is sold no more, what was offered stays so, and nothing is kept aside. */
const endClaims = (entries: WaitlistEntry[]): WaitlistChange[] =>
  entries.flatMap((entry) => (entry.heldSeats > 0 && !entry.offeredUntil ? [{ ...entry, heldSeats: 0 }] : []))

/** Keeps what requests hold from now on, and writes to those who are offered seats. */
export const writeChanges = async ({
  transaction,
  departureId,
  entries,
  changes,
}: {
  transaction: Transaction
  departureId: number
  entries: WaitlistEntry[]
  changes: WaitlistChange[]
}): Promise<void> => {
  const before = new Map(entries.map((entry) => [entry.id, entry]))
  let taken = 0
  for (const { id, heldSeats, offeredUntil, claimedUntil } of changes) {
    taken += heldSeats - (before.get(id)?.heldSeats ?? 0)
    await transaction.execute(sql`
      update waitlist_entries set held_seats = ${heldSeats}, offered_until = ${offeredUntil?.toISOString() ?? null}::timestamptz,
        claimed_until = ${claimedUntil?.toISOString() ?? null}::timestamptz where id = ${id}`)
    if (heldSeats === 0) continue
    const runAt = offeredUntil ?? claimedUntil ?? undefined
    await addJob({
      transaction,
      task: 'free_expired_holds',
      payload: { departureId },
      key: `waitlist:${String(id)}`,
      runAt,
    })
    if (!offeredUntil) continue
    const mail = { template: 'waitlist_offer', entryId: id, until: offeredUntil.toISOString() } as const
    await enqueueMail({ transaction, mail })
  }
  await countSeatsBack({ transaction, departureId, seats: -taken })
}
