import type { CSSProperties } from 'react'
import type { GuidedDeparture } from '@/contract/guide-calendar'
import { formatDateRange } from '@/domain/days/french-dates'
import { SiteLink } from '@/storefront/ui/site-link'
import { waitingOf } from '../rules/guided-days'
import { GuidedState } from './guided-state'

/** One departure of a list: dates, name, state, fill, what waits. Its name is the way to its page. */
export const GuidedRow = ({ departure }: { departure: GuidedDeparture }) => {
  const { departure_id, name, capacity, seats_taken, status } = departure
  const waiting = waitingOf(departure)
  return (
    <li className="gcal-row" data-state={status}>
      <div className="row__text">
        <p className="small soft">
          {formatDateRange({ start: departure.departure_start, end: departure.departure_end })}
        </p>
        <SiteLink href={`/my-expeditions/admin/${String(departure_id)}`}>{name}</SiteLink>
        {waiting.length > 0 && <p className="gcal-waits">{waiting.join(', ')}</p>}
      </div>
      <div className="gcal-row__side">
        <GuidedState status={status} />
        <p className="gcal-fill num">
          <span className="sr-only">Places prises{'\u00a0'}: </span>
          {`${String(seats_taken)} / ${String(capacity)}`}
          <i className="dash-bar" aria-hidden="true" style={fillStyle(departure)} />
        </p>
      </div>
    </li>
  )
}

export const fillStyle = ({ seats_taken: taken, capacity }: GuidedDeparture): CSSProperties => ({
  '--part': `${String(capacity === 0 ? 0 : Math.min(100, Math.round((100 * taken) / capacity)))}%`,
  '--tone': 'var(--color-ok)',
})
