import { addDays } from '@/domain/days/days'
import { weekdayOf } from '@/domain/days/weekday'

/** The Sundays after a calendar day on which the clocks of Paris go forward next (the last of March) and back (of October). */
export const nextClockChanges = (after: string): { forward: string; back: string } => ({
  forward: nextLastSunday({ after, month: 3 }),
  back: nextLastSunday({ after, month: 10 }),
})

const nextLastSunday = ({ after, month }: { after: string; month: number }): string => {
  const year = Number(after.slice(0, 4))
  const [sunday, next] = [lastSunday({ year, month }), lastSunday({ year: year + 1, month })]
  return sunday > after ? sunday : next
}

const lastSunday = ({ year, month }: { year: number; month: number }): string => {
  const last = `${String(year)}-${String(month).padStart(2, '0')}-31`
  return addDays(last, -weekdayOf(last))
}
