import { addDays } from '@/domain/days/days'
import { minimumDecisionDay } from '@/domain/catalogue/minimum-participants'
import { departureLength } from './departure-length'

type Days = { departureStart: string; departureEnd: string }

/**
 * The last day to decide whether a departure below its minimum leaves: the day before the last one on which its travelers
 * may be told, for they must have the message in time.
 */
export const decisionDay = ({ departureStart, departureEnd }: Days): string =>
  addDays(lastDayToTell({ departureStart, departureEnd }), -1)

/** The last day on which travelers may be told that too few come (Code du tourisme, L211-14). */
export const lastDayToTell = ({ departureStart, departureEnd }: Days): string =>
  minimumDecisionDay({
    departureStart,
    durationDays: departureLength({ start: departureStart, end: departureEnd }),
  })

/** How many days before a departure the agency is reminded to decide: of more than six days, and of fewer. */
export const DECISION_REMINDERS = { long: [30, 25, 21], short: [14, 10, 8] } as const
