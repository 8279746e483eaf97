import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { formatShortDate } from '@/domain/days/french-dates'
import { hourInParis } from '@/domain/days/hour-in-paris'
import { weekdayName, weekdayOf } from '@/domain/days/weekday'

/** The hours at which a call may begin: the agency is there from Monday to Friday, from 9 h to 18 h in Paris (spec §9). */
export const CALL_HOURS = { first: 9, last: 17 } as const
/** Days on which a call may be asked for, counted from the first that has an hour left. */
const DAYS_OFFERED = 5
const NBSP = '\u00a0'

/** A calendar day in Paris, and the hour at which the call begins at the earliest; it begins within that hour. */
export type CallSlot = { day: string; hour: number }
export type CallDay = { day: string; hours: number[] }

const isWorked = (day: string): boolean => weekdayOf(day) % 6 !== 0

/** The days and hours at which one may ask to be called: the hour under way is over for the agency. */
export const callDays = (now: Date): CallDay[] => {
  const today = calendarDayInParis(now)
  const passed = hourInParis(now)
  const hours = Array.from({ length: CALL_HOURS.last - CALL_HOURS.first + 1 }, (_, index) => CALL_HOURS.first + index)
  // Two weeks have ten worked days.
  return Array.from({ length: 14 }, (_, index) => addDays(today, index))
    .filter(isWorked)
    .map((day) => ({ day, hours: day === today ? hours.filter((hour) => hour > passed) : hours }))
    .filter((one) => one.hours.length > 0)
    .slice(0, DAYS_OFFERED)
}

export const isCallSlot = ({ slot, now }: { slot: CallSlot; now: Date }): boolean =>
  callDays(now).some(({ day, hours }) => day === slot.day && hours.includes(slot.hour))

/** `lundi 23 nov. 2026` */
export const formatCallDay = (day: string): string => `${weekdayName(day)} ${formatShortDate(day)}`

/** `entre 9 h et 10 h` */
export const formatCallHour = (hour: number): string => `entre ${String(hour)}${NBSP}h et ${String(hour + 1)}${NBSP}h`
