import { useState } from 'react'
import type { DepartureDesk } from '@/contract/desk'
import { formatInstant } from '@/domain/days/french-instants'
import { partyWords } from '@/domain/seats/party-ages'
import { formatCount, formatRank } from '@/domain/text/plural'
import { WaitlistClosingForm, WaitlistOfferForm, WaitlistRemovalForm } from './waitlist-forms'
import { WaitlistMoveForm } from './waitlist-move-form'

type Request = DepartureDesk['waitlist'][number]
type DepartureWaitlistProps = Pick<DepartureDesk, 'waitlist'> & {
  departureId: number
  /** Whether the agency closed the list to new requests. */
  isClosed: boolean
  /** Whether somebody could still join an empty list: the departure is to come and not canceled. */
  canClose: boolean
  onMoved: () => void
}

type Action = 'move' | 'offer' | 'remove' | 'close'

/** Who waits for seats of a departure, in the order in which they are served, and what is kept for each. */
export const DepartureWaitlist = ({ departureId, waitlist, isClosed, canClose, onMoved }: DepartureWaitlistProps) => {
  const [opened, setOpened] = useState<{ action: Action; id: number } | null>(null)
  if (waitlist.length === 0 && !canClose) return null
  const form = {
    departureId,
    onClose: () => {
      setOpened(null)
    },
    onDone: () => {
      setOpened(null)
      onMoved()
    },
  }
  const isOpen = (action: Action, id = 0) => opened?.action === action && opened.id === id
  const link = (action: Action, text: string, id = 0, name = text) => (
    <button
      type="button"
      className="desk__link"
      aria-expanded={isOpen(action, id)}
      aria-label={name}
      onClick={() => {
        setOpened(isOpen(action, id) ? null : { action, id })
      }}
    >
      {text}
    </button>
  )
  return (
    <div className="desk__holds">
      <h4>Liste d’attente</h4>
      {waitlist.length === 0 && <p>{isClosed ? CLOSED : 'Personne n’attend.'}</p>}
      {waitlist.length > 0 && (
        <ol>
          {waitlist.map((request) => {
            const { id, customer, email, state, moved } = request
            return (
              <li key={id}>
                {customer} ({email}){'\u00a0'}: {partyOf(request)}{' '}
                <span className="desk-state">{stateOf(request)}</span>{' '}
                {waitlist.length > 1 && link('move', 'Changer sa place', id, `Changer la place de ${customer}`)}{' '}
                {state !== 'offered' &&
                  state !== 'unproven' &&
                  link('offer', 'Proposer maintenant', id, `Proposer maintenant à ${customer}`)}{' '}
                {link('remove', 'Retirer', id, `Retirer la demande de ${customer}`)}
                {moved && <p>{moveOf(moved)}</p>}
                {isOpen('move', id) && <WaitlistMoveForm {...form} waitlist={waitlist} request={request} />}
                {isOpen('offer', id) && <WaitlistOfferForm {...form} request={request} />}
                {isOpen('remove', id) && <WaitlistRemovalForm {...form} request={request} />}
              </li>
            )
          })}
        </ol>
      )}
      {(waitlist.length > 0 || !isClosed) && link('close', 'Fermer la liste')}
      {isOpen('close') && <WaitlistClosingForm {...form} count={waitlist.length} />}
    </div>
  )
}

const CLOSED =
  'Elle est close. Pour la rouvrir, décoche «\u00a0Liste d’attente close\u00a0» sur le départ et enregistre.'

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
