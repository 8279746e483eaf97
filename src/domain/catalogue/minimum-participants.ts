import { addDays } from '@/domain/days/days'

/** How many days before a trip its travelers are told at the latest that too few come, by its length (Code du tourisme, L211-14). */
export const DAYS_TO_TELL = { long: 20, short: 7, day: 2 } as const

/**
 * The last day on which the agency may tell that a departure is canceled for want of participants: 20 days before a trip of
 * more than six days, 7 before one of two to six, 2 before a shorter one (Code du tourisme, L211-14).
 */
export const minimumDecisionDay = ({
  departureStart,
  durationDays,
}: {
  departureStart: string
  durationDays: number
}): string => addDays(departureStart, -DAYS_TO_TELL[durationDays > 6 ? 'long' : durationDays > 1 ? 'short' : 'day'])

/** The last day on which a traveler may hand the contract over by right: 7 days before the departure (R211-7). */
export const cessionDay = (departureStart: string): string => addDays(departureStart, -7)

/** Whether a place is handed over by right on a day. */
export const mayTransfer = ({ departureStart, today }: { departureStart: string; today: string }): boolean =>
  today <= cessionDay(departureStart)
