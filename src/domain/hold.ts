const MINUTE_MS = 60_000
const LONGEST_HOLD_MS = 120 * MINUTE_MS

/** When a hold ends: so many minutes from now while the customer is active, and two hours after its start at the latest. */
export const holdEnd = ({ now, startedAt, minutes }: { now: Date; startedAt: Date; minutes: number }): Date =>
  new Date(Math.min(now.getTime() + minutes * MINUTE_MS, startedAt.getTime() + LONGEST_HOLD_MS))
