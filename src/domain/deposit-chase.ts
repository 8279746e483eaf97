import { addDays } from './days'

/** How many days before its due date a deposit is recalled. */
const RECALL_DAYS = 2

/** How many days after the day it was due, and said to be due, a booking without a deposit still stands. */
export const DEPOSIT_GRACE_DAYS = 4

/** When a customer is told of a deposit: a word before it is due, another once it is; never on the day of the booking. */
export const depositDays = ({
  dueOn,
  bookedOn,
}: {
  dueOn: string
  bookedOn: string
}): { recallOn: string; claimOn: string } => {
  const dayAfter = addDays(bookedOn, 1)
  const recallOn = addDays(dueOn, -RECALL_DAYS)
  return { recallOn: recallOn > dayAfter ? recallOn : dayAfter, claimOn: dueOn > dayAfter ? dueOn : dayAfter }
}

/** Whether the seats go back on sale: nobody loses a booking without having been told those days before. */
export const isGraceOver = ({ claimedOn, today }: { claimedOn: string; today: string }): boolean =>
  today > addDays(claimedOn, DEPOSIT_GRACE_DAYS)
