import { useState } from 'react'
import type { DepartureDesk } from '@/contract/desk'
import { formatInstant } from '@/domain/french-instants'
import { partyWords } from '@/domain/party-ages'
import { formatCount, formatRank } from '@/domain/plural'
import { WaitlistMoveForm } from './waitlist-move-form'

type Request = DepartureDesk['waitlist'][number]
type DepartureWaitlistProps = Pick<DepartureDesk, 'waitlist'> & { departureId: number; onMoved: () => void }

/** Who waits for seats of a departure, in the order in which they are served, and what is kept for each. */
export const DepartureWaitlist = ({ departureId, waitlist, onMoved }: DepartureWaitlistProps) => {
  const [movedId, setMovedId] = useState<number | null>(null)
  if (waitlist.length === 0) return null
  const close = () => {
    setMovedId(null)
  }
  return (
    <div className="desk__holds">
      <h4>Liste d’attente</h4>
      <ol>
        {waitlist.map((request) => (
          <li key={request.id}>
            {request.customer} ({request.email}){'\u00a0'}: {partyOf(request)}{' '}
            <span className="desk-state">{stateOf(request)}</span>{' '}
            {waitlist.length > 1 && (
              <button
                type="button"
                className="desk__link"
                aria-expanded={movedId === request.id}
                aria-label={`Changer la place de ${request.customer}`}
                onClick={() => {
                  setMovedId(movedId === request.id ? null : request.id)
                }}
              >
                Changer sa place
              </button>
            )}
            {request.moved && <p>{moveOf(request.moved)}</p>}
            {movedId === request.id && (
              <WaitlistMoveForm
                departureId={departureId}
                waitlist={waitlist}
                request={request}
                onClose={close}
                onDone={() => {
                  close()
                  onMoved()
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

const moveOf = ({ from_place: from, to_place: to, author, moved_at: at, reason }: NonNullable<Request['moved']>) =>
  `De la ${formatRank(from)} à la ${formatRank(to)} place, ${author ? `par ${author} ` : ''}le ${formatInstant(at)}\u00a0: ${reason}`

/** « 4 places, 2 au moins, pour 2 adultes, 2 enfants (8 ans, 5 ans) ». */
const partyOf = ({ travelers_count: travelers, fewest_count: fewest, ages }: Request): string =>
  [
    formatCount(travelers, 'place'),
    ...(fewest === travelers ? [] : [`${String(fewest)}\u00a0au moins`]),
    ...(ages.length === 0 ? [] : [`pour ${partyWords(ages)}`]),
  ].join(', ')

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
