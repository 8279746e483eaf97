import { addDays } from './days'

/** How many days before its due date a deposit is recalled. */
const RECALL_DAYS = 2

/** How many days after the day it was due, and said to be due, a booking without a deposit still stands. */
export const DEPOSIT_GRACE_DAYS = 4

type Chase = {
  dueOn: string
  bookedOn: string
  today: string
  /** Days on which the customer was told, or null. */
  recalledOn: string | null
  claimedOn: string | null
}

/**
 * What is done today about a deposit that was not received: a word before it is due, another once it is, and the seats
 * go back on sale when the days of grace are over. Nobody loses a booking without having been told those days before.
 */
export const depositChase = ({
  dueOn,
  bookedOn,
  today,
  recalledOn,
  claimedOn,
}: Chase): 'recall' | 'claim' | 'release' | null => {
  if (claimedOn !== null) return today > addDays(claimedOn, DEPOSIT_GRACE_DAYS) ? 'release' : null
  if (today >= dueOn) return today > bookedOn ? 'claim' : null
  const isNear = today >= addDays(dueOn, -RECALL_DAYS) && today > bookedOn
  return isNear && recalledOn === null ? 'recall' : null
}
