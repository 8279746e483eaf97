import { once } from '@/domain/text/once'

const clock = once(
  () =>
    new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The calendar day in Paris at an instant, as `2027-06-14`. */
export const calendarDayInParis = (instant: Date): string => clock().format(instant)

/** Whether a text is a day of the calendar, as `2027-06-14`. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
