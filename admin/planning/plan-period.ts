import { addDays, daysBetween } from '@/domain/days'

/** A month with the weeks that it touches, or a season of thirteen weeks. */
export type PlanScale = 'month' | 'season'

const SEASON_WEEKS = 13

export type PlanPeriod = { from: string; to: string; weeks: string[] }

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))

const weeksBetween = ({ from, to }: { from: string; to: string }): PlanPeriod => {
  const count = Math.ceil((daysBetween({ from, to }) + 1) / 7)
  const weeks = Array.from({ length: count }, (_, index) => addDays(from, index * 7))
  return { from, to: addDays(from, count * 7 - 1), weeks }
}

/** The whole weeks that are shown around a day. */
export const periodAt = ({ day, scale }: { day: string; scale: PlanScale }): PlanPeriod => {
  if (scale === 'season') {
    const from = mondayOf(day)
    return weeksBetween({ from, to: addDays(from, SEASON_WEEKS * 7 - 1) })
  }
  const first = `${day.slice(0, 7)}-01`
  return weeksBetween({ from: mondayOf(first), to: addDays(nextMonth(first), -1) })
}

/** A day of the period before, or of the next one. */
export const stepPeriod = ({ day, scale, by }: { day: string; scale: PlanScale; by: 1 | -1 }): string => {
  if (scale === 'season') return addDays(day, by * SEASON_WEEKS * 7)
  const first = `${day.slice(0, 7)}-01`
  return by === 1 ? nextMonth(first) : `${addDays(first, -1).slice(0, 7)}-01`
}

const nextMonth = (first: string): string => `${addDays(first, 31).slice(0, 7)}-01`
