const MINUTE_MS = 60_000
const LONGEST_HOLD_MS = 120 * MINUTE_MS

/** How far back the holds of one person on one departure count together. */
export const HOLD_WINDOW_HOURS = 6

/** A hold shorter than that is none: it would end before anybody could order. */
const SHORTEST_HOLD_MS = MINUTE_MS

/**
 * When a hold ends: so many minutes from now while the customer is active, and two hours, or `longestMs`, after its start at
 * the latest. What the same person held of the same departure within the last hours, in milliseconds, counts in that time.
 */
export const holdEnd = ({
  now,
  startedAt,
  minutes,
  usedMs = 0,
  longestMs = LONGEST_HOLD_MS,
}: {
  now: Date
  startedAt: Date
  minutes: number
  usedMs?: number
  longestMs?: number
}): Date =>
  new Date(
    Math.min(now.getTime() + minutes * MINUTE_MS, now.getTime() + longestMs - usedMs, startedAt.getTime() + longestMs),
  )

/** Whether someone who held seats of a departure for so long lately may hold some again. */
export const mayHold = (usedMs: number, longestMs = LONGEST_HOLD_MS): boolean => longestMs - usedMs >= SHORTEST_HOLD_MS

/** Says that seats can't be held again, and what can be done. */
export const HOLD_SPENT =
  'Tu as déjà gardé des places sur ce départ pendant deux heures\u00a0: elles restent ouvertes à tous. Réessaie dans quelques heures, ou appelle-nous.'
