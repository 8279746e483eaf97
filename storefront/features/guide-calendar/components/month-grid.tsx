import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import type { GuideAbsence } from '@/contract/guide-absences'
import type { GuidedDeparture } from '@/contract/guide-calendar'
import { formatDateRange, formatLongDate, formatMonth } from '@/domain/days/french-dates'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { addMonths, monthOf, weeksOf, type Bar } from '../rules/calendar-month'
import { STATES, waitingOf } from '../rules/guided-days'
import { fillStyle } from './guided-row'

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

type MonthGridProps = { departures: GuidedDeparture[]; daysOff: GuideAbsence[]; today: string; start: string }

/** A month of departures, each a bar from its first to its last day, over days off; the links of a week follow its days. */
export const MonthGrid = ({ departures, daysOff, today, start }: MonthGridProps) => {
  const [shown, setShown] = useState(() => monthOf(start))
  const title = formatMonth(shown)
  const isOff = (day: string) => daysOff.some((one) => one.first_day <= day && one.last_day >= day)
  return (
    <div className="gcal-month">
      <div className="row row-b wrapx">
        <h3 aria-live="polite">{title}</h3>
        <div className="row row--tight">
          <Button look="line" size="sm" aria-label="Mois précédent" onClick={() => setShown(addMonths(shown, -1))}>
            <Icon of={ChevronLeft} />
          </Button>
          <Button look="line" size="sm" onClick={() => setShown(monthOf(today))}>
            Aujourd’hui
          </Button>
          <Button look="line" size="sm" aria-label="Mois suivant" onClick={() => setShown(addMonths(shown, 1))}>
            <Icon of={ChevronRight} />
          </Button>
        </div>
      </div>
      <div role="group" aria-label={`Départs de ${title}`}>
        <div className="gcal-week gcal-week--head" aria-hidden="true">
          {DAYS.map((day) => (
            <span key={day}>{day.slice(0, 3)}.</span>
          ))}
        </div>
        {weeksOf({ ...shown, departures }).map(({ days, bars }) => (
          <div key={days[0]} className="gcal-week" role="group" aria-label={`Semaine du ${formatLongDate(days[0])}`}>
            {days.map((day, index) => (
              <time
                key={day}
                dateTime={day}
                className="gcal-day num"
                data-out={monthOf(day).month !== shown.month || undefined}
                data-off={isOff(day) || undefined}
                aria-current={day === today ? 'date' : undefined}
                style={{ gridColumn: index + 1, gridRow: `1 / span ${String(1 + rowsOf(bars))}` }}
              >
                {Number(day.slice(8))}
                {isOff(day) && <span className="sr-only">, pas disponible</span>}
              </time>
            ))}
            {bars.map((bar) => (
              <MonthBar key={bar.departure.departure_id} bar={bar} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const rowsOf = (bars: Bar[]): number => Math.max(1, ...bars.map(({ row }) => row))

const MonthBar = ({ bar: { departure, from, to, row, goesOn, comesFrom } }: { bar: Bar }) => {
  const { departure_id, name, seats_taken, capacity, status } = departure
  const waiting = waitingOf(departure)
  return (
    <SiteLink
      href={`/my-expeditions/admin/${String(departure_id)}`}
      className="gcal-bar"
      data-state={status}
      data-goes-on={goesOn || undefined}
      data-comes-from={comesFrom || undefined}
      style={{ gridColumn: `${String(from)} / ${String(to + 1)}`, gridRow: row + 1 }}
    >
      <b>{name}</b>
      <span className="sr-only">
        , {formatDateRange({ start: departure.departure_start, end: departure.departure_end })},
      </span>
      <small>
        {STATES[status]}, <span className="num">{`${String(seats_taken)} / ${String(capacity)}`}</span>
        <span className="sr-only"> places prises</span>
      </small>
      {waiting.length > 0 && <small>{waiting.join(', ')}</small>}
      <i className="dash-bar" aria-hidden="true" style={fillStyle(departure)} />
    </SiteLink>
  )
}
