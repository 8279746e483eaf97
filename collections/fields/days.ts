import type { DateField } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { DAY_PICKER, INSTANT_PICKER } from '@/domain/days/day-pickers'

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
