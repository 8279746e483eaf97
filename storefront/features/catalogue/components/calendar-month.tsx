import { useId } from 'react'
import { formatLongDate, formatMonth } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { WEEKDAYS, weekdayOf, weeksOf, type Month } from '../rules/calendar-days'
import type { DayRange } from '../rules/pick-day'

type CalendarMonthProps = {
  month: Month
  range: DayRange
  today: string
  /** How many expeditions leave on each day. */
  departures: Record<string, number>
  /** The one day of the calendar that Tab reaches. */
  tabDay: string
  onPick: (day: string) => void
}

export const CalendarMonth = ({ month, range, today, departures, tabDay, onPick }: CalendarMonthProps) => {
  const id = useId()
  const { start, end } = range

  return (
    <div>
      <p className="h4 cal-month" id={id} aria-live="polite">
        {formatMonth(month)}
      </p>
      <div className="cal" role="grid" aria-labelledby={id}>
        <div role="row">
          {WEEKDAYS.map((weekday) => (
            <span key={weekday} role="columnheader">
              <span aria-hidden="true">{weekday.charAt(0).toUpperCase()}</span>
              <span className="sr-only">{weekday}</span>
            </span>
          ))}
        </div>
        {weeksOf(month).map((week, index) => (
          <div key={index} role="row">
            {week.map((day, weekday) =>
              day === null ? (
                <span key={weekday} role="gridcell" />
              ) : (
                <span
                  key={day}
                  role="gridcell"
                  aria-selected={day === start || day === end || isWithin(day, range)}
                  data-start={day === start || undefined}
                  data-end={day === (end ?? start) || undefined}
                  data-within={isWithin(day, range) || undefined}
                >
                  <button
                    type="button"
                    data-day={day}
                    disabled={day < today}
                    tabIndex={day === tabDay ? 0 : -1}
                    aria-current={day === today ? 'date' : undefined}
                    data-departures={day in departures || undefined}
                    aria-label={nameOf(day, departures[day])}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </span>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

const isWithin = (day: string, { start, end }: DayRange) => Boolean(start && end && day > start && day < end)

const nameOf = (day: string, departures = 0) => {
  const name = `${WEEKDAYS[weekdayOf(day)] ?? ''} ${formatLongDate(day)}`
  return departures > 0 ? `${name}, ${formatCount(departures, 'aventure')} au départ` : name
}
