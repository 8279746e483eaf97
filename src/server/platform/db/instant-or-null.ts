/** An instant as a statement reads it: a text in the transaction of Payload, a date on another connection. */
export type ReadInstant = string | Date | null

/** A row whose instants are as a statement reads them. */
export type WithInstantsAsRead<Row, Name extends keyof Row> = Omit<Row, Name> & Record<Name, ReadInstant>

/** An instant as a statement reads it, or null. */
export const instantOrNull = (value: ReadInstant): Date | null => (value === null ? null : new Date(value))
