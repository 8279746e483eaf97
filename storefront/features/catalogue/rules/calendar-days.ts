import { addDays } from '@/domain/days/days'

export type Month = { year: number; month: number }

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const pad = (value: number) => String(value).padStart(2, '0')

export const monthOf = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })

export const firstDayOf = ({ year, month }: Month): string => `${year}-${pad(month)}-01`

export const lastDayOf = (month: Month): string => addDays(firstDayOf(addMonths(month, 1)), -1)

export const addMonths = ({ year, month }: Month, count: number): Month => {
  const index = year * 12 + month - 1 + count
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** The same day some months away, or the last day of that month when it is shorter. */
export const sameDayMonthsAway = (day: string, count: number): string => {
  const month = addMonths(monthOf(day), count)
  const last = lastDayOf(month)
  const wanted = `${firstDayOf(month).slice(0, 8)}${day.slice(8)}`
  return wanted > last ? last : wanted
}

/** 0 on Monday, 6 on Sunday. */
export const weekdayOf = (day: string): number => (new Date(toTime(day)).getUTCDay() + 6) % 7

/** A month in weeks that begin on Monday; null where the week belongs to the months around. */
export const weeksOf = (month: Month): Array<Array<string | null>> => {
  const first = firstDayOf(month)
  const length = Number(lastDayOf(month).slice(8))
  const cells: Array<string | null> = [
    ...Array.from({ length: weekdayOf(first) }, () => null),
    ...Array.from({ length }, (_, index) => addDays(first, index)),
  ]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const
