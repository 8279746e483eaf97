/** An instant as a statement reads it, or null. */
export const instantOrNull = (value: unknown): Date | null => (value === null ? null : new Date(value as string))
