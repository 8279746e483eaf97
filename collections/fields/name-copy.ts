import type { FieldHook } from 'payload'

/** Tells the copy of a document from its model, by what is added to the name. */
export const nameCopy =
  ({ maxLength, suffix = ' (copie)' }: { maxLength: number; suffix?: string }): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? `${value.slice(0, maxLength - suffix.length)}${suffix}` : value
