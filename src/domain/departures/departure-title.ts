import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatShortDate } from '@/domain/days/french-dates'

/** What a departure is searched and listed by in the panel: « Tour du Mont-Blanc, 14 juin 2027 », with plain spaces. */
export const departureTitle = ({ name, start }: { name: string; start: Date }): string =>
  `${name}, ${formatShortDate(calendarDayInParis(start)).replaceAll('\u00a0', ' ')}`
