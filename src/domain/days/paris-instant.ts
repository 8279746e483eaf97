import { calendarDayInParis } from './calendar-day'
import { hourInParis } from './hour-in-paris'

const HOUR_MS = 3_600_000

/** The instant of a whole hour of a calendar day in Paris, whatever its clocks do; of an hour they skip, the one after. */
export const parisInstant = ({ day, hour }: { day: string; hour: number }): Date => {
  const asIfUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`)
  const inSummer = new Date(asIfUtc - 2 * HOUR_MS)
  const isSummer = calendarDayInParis(inSummer) === day && hourInParis(inSummer) === hour
  return isSummer ? inSummer : new Date(asIfUtc - HOUR_MS)
}
