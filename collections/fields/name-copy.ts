import type { FieldHook } from 'payload'

const SUFFIX = ' (copie)'

/** Tells the copy of a document from its model. */
export const nameCopy =
  ({ maxLength }: { maxLength: number }): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? `${value.slice(0, maxLength - SUFFIX.length)}${SUFFIX}` : value
