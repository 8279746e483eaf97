import type { DateField } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'

/** What a person writes a day as, in the panel; the last of them that fits is the one read. */
const DAYS = ['d MMM yyyy', 'd MMMM yyyy', 'd/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd.M.yyyy', 'yyyy-MM-dd']
const TIMES = ['HH:mm', "H'h'mm"]

/**
 * A calendar whose day is shown as « 2 janv. 2027 ». What is typed is read by the formats above alone: with a single format,
 * react-datepicker hands what does not fit it to `new Date`, which takes 02/01/2027 for the first of February.
 */
const DAY_PICKER = {
  pickerAppearance: 'dayOnly' as const,
  displayFormat: 'd MMM yyyy',
  overrides: { dateFormat: DAYS },
}

/** The same with an hour of 24, shown as « 2 janv. 2027 14:30 ». */
export const INSTANT_PICKER = {
  pickerAppearance: 'dayAndTime' as const,
  displayFormat: 'd MMM yyyy HH:mm',
  timeFormat: 'HH:mm',
  overrides: { dateFormat: DAYS.flatMap((day) => TIMES.map((time) => `${day} ${time}`)) },
}

/** A calendar day, kept at noon UTC so that it is the same day in Paris all year. */
export const dayField = (field: Omit<DateField, 'type'> & { label: string }): DateField => ({
  type: 'date',
  ...field,
  admin: {
    // Payload's label names no field of a calendar.
    date: { ...DAY_PICKER, overrides: { ...DAY_PICKER.overrides, title: field.label } },
    ...field.admin,
  },
})

/** How the panel shows an instant beside a document. */
export const INSTANT = {
  position: 'sidebar' as const,
  date: INSTANT_PICKER,
}

/** The calendar day in Paris of what a field of days holds, `2027-06-14`; null for an empty one. */
export const dayOf = (instant: unknown): string | null =>
  typeof instant === 'string' && instant !== '' ? calendarDayInParis(new Date(instant)) : null
