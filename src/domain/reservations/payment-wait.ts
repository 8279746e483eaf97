const MINUTE_MS = 60_000

/** How long a link to pay stays good after the trip, or alone, in days. */
export const PAYMENT_LINK_DAYS = 90
/** How long a payment that came to nothing is kept, in days: for as long as somebody may ask why. */
export const INTENT_DAYS = 30
/** How long the number of a provider's message is kept, in days: providers send again for some days. */
export const PAYMENT_EVENT_DAYS = 90

/** How long seats wait from each start or refusal of their payment, and in all from the first one, in minutes. */
const WAIT_MINUTES = 20
const LONGEST_WAIT_MINUTES = 60
/** How long the page of a payment by link stays open, in minutes. */
const LINK_WAIT_MINUTES = 24 * 60

/** Until when seats are held for a payment that begins, or was refused, now: twenty minutes more, an hour in all. */
export const seatsWaitUntil = ({ now, firstStartedAt }: { now: Date; firstStartedAt: Date }): Date =>
  new Date(
    Math.min(now.getTime() + WAIT_MINUTES * MINUTE_MS, firstStartedAt.getTime() + LONGEST_WAIT_MINUTES * MINUTE_MS),
  )

/** Whether a payment that nobody makes is to be let go: an hour for seats, a day by a link. */
export const isWaitOver = ({ purpose, startedAt, now }: { purpose: string; startedAt: Date; now: Date }): boolean =>
  now.getTime() - startedAt.getTime() >= (purpose === 'order' ? LONGEST_WAIT_MINUTES : LINK_WAIT_MINUTES) * MINUTE_MS
