import { addDays } from '@/domain/days/days'

/** A day of Paris, without hours, as a calendar file writes it whatever the clock of this machine. */
export const localMidnight = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** A calendar's event ends on the day after its last. */
export const dayAfter = (day: string): string => addDays(day, 1)
