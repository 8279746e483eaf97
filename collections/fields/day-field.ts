import type { DateField } from 'payload'
import { DAY_PICKER } from './french-date'

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
