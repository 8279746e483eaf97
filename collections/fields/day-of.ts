import { calendarDayInParis } from '@/domain/calendar-day'

/** The calendar day in Paris of what a field of days holds, `2027-06-14`; null for an empty one. */
export const dayOf = (instant: unknown): string | null =>
  typeof instant === 'string' && instant !== '' ? calendarDayInParis(new Date(instant)) : null
