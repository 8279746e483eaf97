/** One request of a waitlist: a party, who stays whole unless it says that fewer seats will do. */
export type WaitlistEntry = {
  id: number
  travelers: number
  /** How many seats will do: as many as the travelers, or fewer. */
  fewest: number
  /** Seats set aside for it, which nobody else is sold. */
  heldSeats: number
  /** Until when an offer waits for its answer; null while there is none. */
  offeredUntil: Date | null
  /** Until when seats are set aside for it though they are too few; null before the first one. */
  claimedUntil: Date | null
}

/** What a request holds from now on: seats offered, seats that pile up for it, or none. */
export type WaitlistChange = Pick<WaitlistEntry, 'id' | 'heldSeats' | 'offeredUntil' | 'claimedUntil'>

/**
 * Shares a departure's free seats among those who wait, in their order. Who has enough seats is offered them. A party for
 * which they are too few has those that are freed set aside, once and for a time, and nobody behind is served meanwhile;
 * afterwards the next that fits is served, and the party keeps its rank. Seats that fit nobody stay on sale.
 */
export const serveWaitlist = ({
  entries,
  free,
  isFreed,
  now,
  offerEnd,
  claimEnd,
}: {
  /** In the order of their ranks. */
  entries: WaitlistEntry[]
  free: number
  /** Whether seats were just given back: these alone are set aside for a party they are too few for. */
  isFreed: boolean
  now: Date
  offerEnd: Date
  claimEnd: Date
}): WaitlistChange[] => {
  const served = entries.map((entry) => (isLapsed({ entry, now }) ? { ...entry, heldSeats: 0 } : entry))
  let left = free + sumOf(entries) - sumOf(served)
  for (const [index, entry] of served.entries()) {
    if (entry.offeredUntil) continue
    const within = left + entry.heldSeats
    const next = serveOne({ entry, within, now, offerEnd, claimEnd: isFreed && left > 0 ? claimEnd : null })
    served[index] = next
    left = within - next.heldSeats
    if (isClaiming({ entry: next, now })) break
  }
  return served.filter((entry, index) => isChanged(entry, entries[index]))
}

/** What one request has of the seats within its reach: an offer, a claim to all of them, or nothing. */
const serveOne = ({
  entry,
  within,
  now,
  offerEnd,
  claimEnd,
}: {
  entry: WaitlistEntry
  within: number
  now: Date
  offerEnd: Date
  /** Until when it may claim them, if it never did. */
  claimEnd: Date | null
}): WaitlistEntry => {
  if (within >= entry.fewest) {
    return { ...entry, heldSeats: Math.min(entry.travelers, within), offeredUntil: offerEnd }
  }
  const claiming = { ...entry, heldSeats: within, claimedUntil: entry.claimedUntil ?? claimEnd }
  return isClaiming({ entry: claiming, now }) ? claiming : entry
}

/**
 * Offers one request the free seats, whatever its rank. Those that are set aside for other requests are taken too where it needs them,
 * from the last rank on. Null when fewer are left than will do.
 */
export const offerNow = ({
  entries,
  id,
  free,
  offerEnd,
}: {
  entries: WaitlistEntry[]
  id: number
  free: number
  offerEnd: Date
}): WaitlistChange[] | null => {
  const entry = entries.find((one) => one.id === id)
  if (!entry) return null
  const aside = entries.filter((one) => one.id !== id && one.offeredUntil === null && one.heldSeats > 0)
  const within = free + entry.heldSeats + sumOf(aside)
  if (within < entry.fewest) return null
  const heldSeats = Math.min(entry.travelers, within)
  let missing = Math.max(0, heldSeats - entry.heldSeats - free)
  const lowered = aside.toReversed().flatMap((one) => {
    const taken = Math.min(missing, one.heldSeats)
    missing -= taken
    return taken > 0 ? [{ ...one, heldSeats: one.heldSeats - taken }] : []
  })
  return [...lowered, { ...entry, heldSeats, offeredUntil: offerEnd }]
}

const isClaiming = ({ entry, now }: { entry: WaitlistEntry; now: Date }): boolean =>
  entry.offeredUntil === null && entry.claimedUntil !== null && entry.claimedUntil > now

const isLapsed = ({ entry, now }: { entry: WaitlistEntry; now: Date }): boolean =>
  entry.offeredUntil === null && entry.claimedUntil !== null && entry.claimedUntil <= now

const sumOf = (entries: WaitlistEntry[]): number => entries.reduce((sum, { heldSeats }) => sum + heldSeats, 0)

const isChanged = (entry: WaitlistEntry, before: WaitlistEntry | undefined): boolean =>
  entry.heldSeats !== before?.heldSeats ||
  entry.offeredUntil !== before.offeredUntil ||
  entry.claimedUntil !== before.claimedUntil

/** The last day on which a departure is waited for, in days before it: later nobody could prepare. */
export const LAST_WAITLIST_DAYS = 4

const WEEK_MS = 7 * 86_400_000

/** How many hours an offer waits for its answer; fewer when the list closes within a week. */
export const offerHours = ({ now, closesAt }: { now: Date; closesAt: Date }): number =>
  closesAt.getTime() - now.getTime() > WEEK_MS ? 24 : 6
