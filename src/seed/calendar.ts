/** The day so many days later, at the same hour in UTC. */
export const addDays = ({ day, days }: { day: Date; days: number }): Date => {
  const moved = new Date(day)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved
}

const SATURDAY = 6

/** Every Saturday of the given months (1 to 12) from a day on, over so many days, at noon UTC. */
export const saturdaysOf = ({ months, from, days }: { months: number[]; from: Date; days: number }): Date[] =>
  Array.from({ length: days }, (_, index) => addDays({ day: from, days: index })).filter(
    (day) => day.getUTCDay() === SATURDAY && months.includes(day.getUTCMonth() + 1),
  )
