import { calendarDayInParis, isCalendarDay } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'

/** Two days and all those between them. */
export type Period = { from: string; to: string }

type PeriodFormProps = { period: Period; onChange: (period: Period) => void }

const CHOICES = [7, 30, 90]

/** So many days, of which today is the last. */
export const daysUntilToday = ({ days, today }: { days: number; today: string }): Period => ({
  from: addDays(today, 1 - days),
  to: today,
})

/** Chooses the days that are shown: the last ones by a press, any others by their dates. */
export const PeriodForm = ({ period, onChange }: PeriodFormProps) => {
  const today = calendarDayInParis(new Date())
  const change = (edge: Partial<Period>) => {
    const next = { ...period, ...edge }
    if (isCalendarDay(next.from) && isCalendarDay(next.to)) onChange(next)
  }
  return (
    <div className="audience__period" role="group" aria-label="Période">
      {CHOICES.map((days) => {
        const choice = daysUntilToday({ days, today })
        return (
          <button
            key={days}
            type="button"
            aria-pressed={choice.from === period.from && choice.to === period.to}
            onClick={() => onChange(choice)}
          >
            {`${String(days)}\u00a0jours`}
          </button>
        )
      })}
      <label>
        Du{' '}
        <input
          type="date"
          value={period.from}
          max={period.to}
          onChange={({ target }) => change({ from: target.value })}
        />
      </label>
      <label>
        au{' '}
        <input
          type="date"
          value={period.to}
          min={period.from}
          max={today}
          onChange={({ target }) => change({ to: target.value })}
        />
      </label>
    </div>
  )
}
