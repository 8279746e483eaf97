import type { Hit } from '@/contract/hit'
import { formatAvailability } from '@/domain/catalogue/availability-words'
import { DATES_TO_COME, formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { LevelMark } from '@/storefront/parts/level-mark'
import { Photo } from '@/storefront/ui/photo'
import { SiteLink } from '@/storefront/ui/site-link'

/** A trip inside a text, as a ticket on its side: its price and its next dates as they are now. */
export const TripTicket = ({ hit }: { hit: Hit }) => (
  <article className="tix">
    <div className="tix__poster on-dark">
      {hit.main_photo_small && (
        <Photo src={hit.main_photo_small} alt="" sizes="(min-width: 40rem) 470px, 100vw" width={640} height={480} />
      )}
      <div>
        <h3>
          <SiteLink href={SITE_PATHS.expedition(hit.slug)}>{hit.name}</SiteLink>
        </h3>
        <p>
          <span>{`${hit.country_1}, ${String(hit.duration_days)}\u00a0jours`}</span>
          <span>
            <LevelMark level={hit.level_number} />
          </span>
        </p>
      </div>
    </div>
    <div className="tix__stub">
      <p className="tix__price">
        <small>À partir de</small>
        <b>{formatPrice(hit.price)}</b>
      </p>
      {hit.next_departure_starts.length > 0 ? (
        <ul>
          {hit.next_departure_starts.map(({ next_departure_start: start, available_count: seats }, index) => (
            // Two departures may leave on the same day.
            <li key={`${start} ${String(index)}`}>
              <b>
                <time dateTime={start}>{formatShortDate(start)}</time>
              </b>
              <span className={toneOf(seats)}>{formatAvailability(seats)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="small">{DATES_TO_COME}</p>
      )}
    </div>
  </article>
)

const toneOf = (seats: number): string | undefined => {
  if (seats === 0) return 'is-full'
  return seats === 1 ? 'is-last' : undefined
}
