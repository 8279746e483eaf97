import type { FieldHook } from 'payload'

const SUFFIX = '-copie'

/** A copy is the draft of a next version, which is named by hand. */
export const nameNextVersion: FieldHook = ({ value }) =>
  typeof value === 'string' ? `${value.slice(0, 20 - SUFFIX.length)}${SUFFIX}` : value
