export type DayRange = { start?: string; end?: string }

/** The first pick starts a range, the second ends it, the third starts anew; an earlier second pick moves the start. */
export const pickDay = ({ start, end }: DayRange, day: string): DayRange => {
  if (!start || end || day < start) return { start: day }
  return { start, end: day }
}
