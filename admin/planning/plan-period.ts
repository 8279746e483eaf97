import { addDays, mondayOf } from '@/domain/days/days'

/** Seven weeks, or a season of thirteen. */
export type PlanScale = 'weeks' | 'season'

const WEEKS: Record<PlanScale, number> = { weeks: 7, season: 13 }

export type PlanPeriod = { from: string; to: string; weeks: string[] }

/** The whole weeks that are shown from that of a day on. */
export const periodAt = ({ day, scale }: { day: string; scale: PlanScale }): PlanPeriod => {
  const from = mondayOf(day)
  const weeks = Array.from({ length: WEEKS[scale] }, (_, index) => addDays(from, index * 7))
  return { from, to: addDays(from, WEEKS[scale] * 7 - 1), weeks }
}

/** A day of the period before, or of the next one. */
export const stepPeriod = ({ day, scale, by }: { day: string; scale: PlanScale; by: 1 | -1 }): string =>
  addDays(day, by * WEEKS[scale] * 7)
