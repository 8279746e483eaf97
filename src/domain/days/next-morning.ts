import { calendarDayInParis } from './calendar-day'
import { addDays } from './days'
import { parisInstant } from './paris-instant'

/** When what gathers over a day is told: at this hour in Paris. */
export const MORNING_HOUR = 7

/** The next morning's hour in Paris, after an instant. */
export const nextMorning = (now: Date): Date => {
  const today = calendarDayInParis(now)
  const morning = parisInstant({ day: today, hour: MORNING_HOUR })
  return morning > now ? morning : parisInstant({ day: addDays(today, 1), hour: MORNING_HOUR })
}
