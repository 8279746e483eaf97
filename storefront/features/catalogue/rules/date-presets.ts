import { lastDayOf, monthOf } from './calendar-days'
import type { DayRange } from './pick-day'

export type DatePreset = { label: string; start: string; end: string }

/** The season under way, else the next one: `from` and `to` are `MM-DD`, winter ends the year after. */
const season = ({ label, from, to, today }: { label: string; from: string; to: string; today: string }): DatePreset => {
  const year = Number(today.slice(0, 4))
  const years = from > to ? 1 : 0
  const ranges = [year - 1, year, year + 1].map((first) => ({
    start: `${first}-${from}`,
    end: `${first + years}-${to}`,
  }))
  const { start, end } = ranges.find((range) => range.end >= today) ?? { start: today, end: today }
  return { label, start: start < today ? today : start, end }
}

export const datePresets = (today: string): DatePreset[] => [
  { label: 'Ce mois-ci', start: today, end: lastDayOf(monthOf(today)) },
  season({ label: 'Cet été', from: '06-21', to: '09-22', today }),
  season({ label: 'Cet hiver', from: '12-21', to: '03-20', today }),
]

/** Whether the dates were picked by hand (spec §4): some are set, and no preset says the same. */
export const isManualDateFilter = ({ range, today }: { range: DayRange; today: string }): boolean =>
  Boolean(range.start || range.end) &&
  !datePresets(today).some(({ start, end }) => start === range.start && end === range.end)
