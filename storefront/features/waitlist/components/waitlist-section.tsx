'use client'

import { useSession } from '@/storefront/lib/session/hook'
import { useWaitlist } from '../api/use-waitlist'
import { WaitlistCard } from './waitlist-card'

/** What one waits for, above one's reservations: nothing when there is nothing. */
export const WaitlistSection = () => {
  const { user } = useSession()
  const { data: entries = [] } = useWaitlist(user?.id)
  return (
    <div id="liste-d-attente" className="waitlist">
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
