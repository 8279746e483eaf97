import { CalendarDays, Users } from 'lucide'
import type { GuidedDeparture } from '@/contract/guide-calendar'
import { formatDateRange } from '@/domain/days/french-dates'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { nearnessOf, waitingOf } from '../rules/guided-days'
import { GuidedState } from './guided-state'

/** The departure under way, or the next one: when, how full, what waits, and the way to its page. */
export const NextDeparture = ({ departure, today }: { departure: GuidedDeparture; today: string }) => {
  const waiting = waitingOf(departure)
  return (
    <article className="gcal-next">
      <div className="gcal-next__text">
        <p className="row row--tight wrapx">
          <b>{nearnessOf({ departure, today })}</b>
          <GuidedState status={departure.status} />
        </p>
        <h3>{departure.name}</h3>
        <ul className="gcal-facts soft">
          <li>
            <Icon of={CalendarDays} />
            {formatDateRange({ start: departure.departure_start, end: departure.departure_end })}
          </li>
          <li>
            <Icon of={Users} />
            {`${String(departure.seats_taken)} places prises sur ${String(departure.capacity)}`}
          </li>
        </ul>
        {waiting.length > 0 && <p className="gcal-waits">{waiting.join(', ')}</p>}
      </div>
      <LinkButton look="go" href={`/my-expeditions/admin/${String(departure.departure_id)}`}>
        Mon espace guide<span className="sr-only">, {departure.name}</span>
      </LinkButton>
    </article>
  )
}
