import type { GuidedDeparture } from '@/contract/guide-calendar'
import { addDays, mondayOf } from '@/domain/days/days'

export type Month = { year: number; month: number }
/** One week of a month's grid: its Monday, its seven days, and the departures that cross it, each on a row of its own. */
export type Week = { days: string[]; bars: Bar[] }
/** A departure within a week: its first and last column (1 to 7), its row (from 1), and whether it goes on on either side. */
export type Bar = {
  departure: GuidedDeparture
  from: number
  to: number
  row: number
  goesOn: boolean
  comesFrom: boolean
}

/** The month of a calendar day. */
export const monthOf = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })

/** The month so many months after another. */
export const addMonths = ({ year, month }: Month, months: number): Month => {
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/** The weeks of a month, from Monday to Sunday, with what crosses them. */
export const weeksOf = ({ year, month, departures }: Month & { departures: GuidedDeparture[] }): Week[] => {
  const first = `${String(year)}-${String(month).padStart(2, '0')}-01`
  const next = addMonths({ year, month }, 1)
  const end = `${String(next.year)}-${String(next.month).padStart(2, '0')}-01`
  const weeks: Week[] = []
  for (let monday = mondayOf(first); monday < end; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push({ days, bars: barsOf({ days, departures }) })
  }
  return weeks
}

const barsOf = ({ days, departures }: { days: string[]; departures: GuidedDeparture[] }): Bar[] => {
  const [monday = '', sunday = ''] = [days[0], days[6]]
  const rowsEnd: number[] = []
  return departures
    .filter((one) => one.departure_start <= sunday && one.departure_end >= monday)
    .map((departure) => {
      const from = Math.max(0, days.indexOf(departure.departure_start)) + 1
      const to = departure.departure_end > sunday ? 7 : days.indexOf(departure.departure_end) + 1
      const free = rowsEnd.findIndex((end) => end < from)
      const row = free === -1 ? rowsEnd.length : free
      rowsEnd[row] = to
      return {
        departure,
        from,
        to,
        row: row + 1,
        goesOn: departure.departure_end > sunday,
        comesFrom: departure.departure_start < monday,
      }
    })
}
