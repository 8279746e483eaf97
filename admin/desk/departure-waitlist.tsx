import type { DepartureDesk } from '@/contract/desk'
import { formatInstant } from '@/domain/french-instants'
import { formatCount } from '@/domain/plural'

type Request = DepartureDesk['waitlist'][number]

/** Who waits for seats of a departure, in the order in which they are served, and what is kept for each. */
export const DepartureWaitlist = ({ waitlist }: Pick<DepartureDesk, 'waitlist'>) => {
  if (waitlist.length === 0) return null
  return (
    <div className="desk__holds">
      <h4>Liste d’attente</h4>
      <ol>
        {waitlist.map((request) => (
          <li key={request.id}>
            {request.customer} ({request.email}){'\u00a0'}: {partyOf(request)}{' '}
            <span className="desk-state">{stateOf(request)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const partyOf = ({ travelers_count: travelers, fewest_count: fewest }: Request): string =>
  fewest === travelers
    ? formatCount(travelers, 'place')
    : `${formatCount(travelers, 'place')}, ${String(fewest)} au moins`

const stateOf = ({ state, held_count: held, until }: Request): string => {
  const end = until ? `, jusqu’à ${formatInstant(until)}` : ''
  switch (state) {
    case 'offered':
      return `${formatCount(held, 'place proposée', 'places proposées')}${end}`
    case 'claiming':
      return `${formatCount(held, 'place mise', 'places mises')} de côté${end}`
    case 'paused':
      return 'N’a pas répondu'
    case 'unproven':
      return 'Adresse à confirmer'
    case 'waiting':
      return 'Attend'
  }
}
