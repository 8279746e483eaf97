'use client'

import type { WaitlistEntry } from '@/contract/waitlist'
import { formatDateRange } from '@/domain/days/french-dates'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { useSession } from '@/storefront/lib/session/hook'
import { Badge } from '@/storefront/ui/badge'
import { Photo } from '@/storefront/ui/photo'
import { useWaitlist } from '../api/use-waitlist'
import { EntryState } from './entry-state'

/** What one waits for, above one's reservations: nothing when there is nothing. */
export const WaitlistSection = () => {
  const { user } = useSession()
  const { data: entries = [] } = useWaitlist(user?.id)
  return (
    <div id="liste-d-attente">
      {entries.length > 0 && (
        <section className="rsec" aria-label="Liste d’attente">
          <h2>Liste d’attente</h2>
          <div className="stack stack--loose">
            {entries.map((entry) => (
              <WaitlistCard key={entry.id} entry={entry} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

type WaitlistCardProps = { entry: WaitlistEntry }

/** One request on a waitlist: where it stands, what is offered, and what can be done with it. */
const WaitlistCard = ({ entry }: WaitlistCardProps) => {
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
