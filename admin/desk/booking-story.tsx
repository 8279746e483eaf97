import { useState } from 'react'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { EVENT_LABELS } from '@/domain/reservations/reservation-event-words'

const SHOWN_FIRST = 5

/** What happened to a booking, the latest first. */
export const BookingStory = ({ story }: Pick<ReservationDesk, 'story'>) => {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? story : story.slice(0, SHOWN_FIRST)
  return (
    <div className="desk__holds">
      <h4>Historique</h4>
      <ol className="desk-story">
        {shown.map(({ id, kind, at, by, detail }) => (
          <li key={id}>
            <strong>{EVENT_LABELS[kind]}</strong>
            {detail && ` ${detail}`}
            <span className="desk-table__note">
              {formatInstantInFull(at)}, par {by ?? 'le site'}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < story.length && (
        <button
          type="button"
          className="desk__link"
          onClick={() => {
            setIsWhole(true)
          }}
        >
          Tout l’historique ({story.length})
        </button>
      )}
    </div>
  )
}
