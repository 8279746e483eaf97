import { addDays } from './days'

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
}): string => addDays(departureStart, -(durationDays > 6 ? 20 : durationDays > 1 ? 7 : 2))

/** The last day on which a traveler may hand the contract over by right: 7 days before the departure (R211-7). */
export const cessionDay = (departureStart: string): string => addDays(departureStart, -7)

/** Whether a place is handed over by right on a day. */
export const mayTransfer = ({ departureStart, today }: { departureStart: string; today: string }): boolean =>
  today <= cessionDay(departureStart)
