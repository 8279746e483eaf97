/** The classes of a field of the panel, as Payload's own fields write them. */
export const fieldClass = ({ kind, isWrong, isOff }: { kind: string; isWrong: boolean; isOff: boolean }): string =>
  ['field-type', kind, isWrong && 'error', isOff && 'read-only'].filter(Boolean).join(' ')

/** The identifier of its control. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '__')}`
