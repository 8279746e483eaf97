import { addDays } from '@/domain/days/days'

/** The instant so many days later, at the same hour in UTC. */
export const daysLater = ({ day, days }: { day: Date; days: number }): Date => {
  const [date = '', hour = ''] = day.toISOString().split('T')
  return new Date(`${addDays(date, days)}T${hour}`)
}

const SATURDAY = 6

/** Every Saturday of the given months (1 to 12) from a day on, over so many days, at noon UTC. */
export const saturdaysOf = ({ months, from, days }: { months: number[]; from: Date; days: number }): Date[] =>
  Array.from({ length: days }, (_, index) => daysLater({ day: from, days: index })).filter(
    (day) => day.getUTCDay() === SATURDAY && months.includes(day.getUTCMonth() + 1),
  )
