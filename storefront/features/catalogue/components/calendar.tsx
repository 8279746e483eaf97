import { ChevronLeft, ChevronRight } from 'lucide'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../rules/calendar-days'
import { dayAfterKey } from '../rules/calendar-key'
import { pickDay, type DayRange } from '../rules/pick-day'
import { CalendarMonth } from './calendar-month'

type CalendarProps = {
  range: DayRange
  today: string
  /** How many expeditions leave on each day. */
  departures?: Record<string, number>
  onChange: (range: DayRange) => void
}

/** Two months to pick a range in; the arrows, Home, End and the Page keys walk its days. */
export const Calendar = ({ range, today, departures = {}, onChange }: CalendarProps) => {
  const opening = range.start && range.start > today ? range.start : today
  const [firstMonth, setFirstMonth] = useState(() => monthOf(opening))
  const [tabDay, setTabDay] = useState(opening)
  const box = useRef<HTMLDivElement>(null)
  const months = [firstMonth, addMonths(firstMonth, 1)]
  const lastMonth = months[1] ?? firstMonth

  const isFirst = firstDayOf(firstMonth) <= today
  const showFrom = (day: string) => {
    if (day < firstDayOf(firstMonth)) setFirstMonth(monthOf(day))
    if (day > lastDayOf(lastMonth)) setFirstMonth(addMonths(monthOf(day), -1))
  }

  const turn = (count: number) => {
    const month = addMonths(firstMonth, count)
    setFirstMonth(month)
    setTabDay(firstDayOf(month) < today ? today : firstDayOf(month))
  }

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement)) return
    const day = event.target.dataset.day
    const next = day && dayAfterKey({ day, key: event.key, first: today })
    if (!next) return
    event.preventDefault()
    // The day may stand in a month not yet shown: it must be there before it can take the focus.
    flushSync(() => {
      setTabDay(next)
      showFrom(next)
    })
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the two grids within
    <div ref={box} className="cal-place" onKeyDown={walk}>
      <div className="cal-turn">
        <IconButton bare label="Mois précédent" disabled={isFirst} onClick={() => turn(-1)}>
          <Icon of={ChevronLeft} />
        </IconButton>
        <IconButton bare label="Mois suivant" onClick={() => turn(1)}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <div className="cal-months">
        {months.map((month) => (
          <CalendarMonth
            key={firstDayOf(month)}
            month={month}
            range={range}
            today={today}
            departures={departures}
            tabDay={tabDay}
            onPick={(day) => {
              setTabDay(day)
              onChange(pickDay(range, day))
            }}
          />
        ))}
      </div>
    </div>
  )
}
