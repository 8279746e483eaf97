import type { GuidedDeparture } from '@/contract/guides'
import { formatDays } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { DepartureBadge } from '@/storefront/parts/departure-badge'
import { LinkButton } from '@/storefront/ui/link-button'

/** The departures one may still book with a guide, of whichever trip. */
export const GuidedDepartures = ({ departures }: { departures: GuidedDeparture[] }) => (
  <ul className="guide-departures">
    {departures.map((departure) => {
      const dates = formatDays({ start: departure.departure_start, end: departure.departure_end })
      return (
        <li className="dep" key={departure.id}>
          <p>
            <b>{dates}</b>
            <span className="small mute own-line">{departure.expedition.name}</span>
          </p>
          <p className="dep__a">
            <DepartureBadge departure={departure} />
          </p>
          <p className="dep__price">{formatPrice(departure.price)}</p>
          <LinkButton look="line" size="sm" href={SITE_PATHS.expedition(departure.expedition.slug)}>
            Voir
            <span className="sr-only">
              &nbsp;: {departure.expedition.name}, {dates}
            </span>
          </LinkButton>
        </li>
      )
    })}
  </ul>
)
