import type { WaitlistEntry } from '@/contract/waitlist'
import { formatDateRange } from '@/domain/french-dates'
import { SITE_PATHS } from '@/domain/site-paths'
import { Badge } from '@/storefront/ui/badge'
import { Photo } from '@/storefront/ui/photo'
import { EntryState } from './entry-state'

type WaitlistCardProps = { entry: WaitlistEntry }

/** One request on a waitlist: where it stands, what is offered, and what can be done with it. */
export const WaitlistCard = ({ entry }: WaitlistCardProps) => {
  const { expedition, offer, is_paused: isPaused, departure_start: start, departure_end: end } = entry
  return (
    <article className="resa">
      <div className="resa__img">
        {expedition.main_photo_small && (
          <Photo src={expedition.main_photo_small} alt="" sizes="(min-width: 48rem) 272px, 92vw" />
        )}
      </div>
      <div className="resa__body">
        <div className="resa__head">
          <h3>
            <a className="link" href={`${SITE_PATHS.expedition(expedition.slug)}#dates`}>
              {expedition.name}
            </a>
          </h3>
          <Badge tone={offer ? 'ok' : isPaused ? 'warn' : 'info'}>
            {offer ? 'Places proposées' : isPaused ? 'En pause' : 'Sur la liste'}
          </Badge>
        </div>
        <p className="soft">{formatDateRange({ start, end })}</p>
        <EntryState entry={entry} />
      </div>
    </article>
  )
}
