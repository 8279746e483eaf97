import { addDays } from '@/domain/days/days'
import { sameDayMonthsAway, weekdayOf } from './calendar-days'

/** The day a key of the calendar leads to, never before `first`; null for a key it doesn't know. */
export const dayAfterKey = ({ day, key, first }: { day: string; key: string; first: string }): string | null => {
  const next = move(day, key)
  if (next === null) return null
  return next < first ? first : next
}

const move = (day: string, key: string): string | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return sameDayMonthsAway(day, -1)
    case 'PageDown':
      return sameDayMonthsAway(day, 1)
    default:
      return null
  }
}
