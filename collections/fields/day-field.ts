import type { DateField } from 'payload'

/** A calendar day, kept at noon UTC so that it is the same day in Paris all year. */
export const dayField = (field: Partial<DateField> & { name: string; label: string }): DateField =>
  ({
    type: 'date',
    ...field,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' }, ...field.admin },
  }) as DateField
