'use client'

import { DraggableSortable, DraggableSortableItem } from '@payloadcms/ui'
import { useState } from 'react'
import type { FeaturedTrip } from '@/contract/featured'
import { formatShortDate } from '@/domain/days/french-dates'

type FeaturedListProps = { trips: FeaturedTrip[]; onChange: (trips: FeaturedTrip[]) => void }

/** The trips in their order: each is drawn by its handle, or moved and taken off by its buttons. */
export const FeaturedList = ({ trips, onChange }: FeaturedListProps) => {
  const [said, setSaid] = useState('')
  const move = (from: number, to: number): void => {
    const trip = trips[from]
    if (!trip || from === to || to < 0 || to >= trips.length) return
    onChange(trips.toSpliced(from, 1).toSpliced(to, 0, trip))
    setSaid(`${trip.name}\u00a0: place ${String(to + 1)} sur ${String(trips.length)}.`)
  }
  const takeOff = (place: number): void => {
    onChange(trips.toSpliced(place, 1))
    setSaid(`${trips[place]?.name ?? ''} n’est plus dans la liste.`)
  }
  return (
    <>
      {trips.length === 0 && <p>Aucune aventure à la une{'\u00a0'}: le catalogue suit les dates de départ.</p>}
      <DraggableSortable
        ids={trips.map(({ id }) => String(id))}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ol className="featured__list" aria-label="Aventures à la une">
          {trips.map((trip, place) => (
            <DraggableSortableItem key={trip.id} id={String(trip.id)}>
              {({ listeners, setNodeRef, transform, isDragging }) => (
                <li
                  ref={setNodeRef}
                  className="featured__trip"
                  style={{ transform, zIndex: isDragging ? 1 : undefined }}
                >
                  {/* Keys move a trip by its buttons: the handle is for a mouse or a finger. */}
                  <span className="featured__handle" aria-hidden="true" {...listeners} />
                  <span className="featured__place">{place + 1}</span>
                  {trip.picture === null ? <span className="featured__picture" /> : <TripPicture src={trip.picture} />}
                  <span className="featured__name">
                    {trip.name}
                    <TripState {...trip} />
                  </span>
                  <span className="featured__moves">
                    <MoveButton
                      label={`Monter ${trip.name}`}
                      isOff={place === 0}
                      onPress={() => move(place, place - 1)}
                    >
                      ↑
                    </MoveButton>
                    <MoveButton
                      label={`Descendre ${trip.name}`}
                      isOff={place === trips.length - 1}
                      onPress={() => move(place, place + 1)}
                    >
                      ↓
                    </MoveButton>
                    <MoveButton label={`Enlever ${trip.name}`} isOff={false} onPress={() => takeOff(place)}>
                      ×
                    </MoveButton>
                  </span>
                </li>
              )}
            </DraggableSortableItem>
          ))}
        </ol>
      </DraggableSortable>
      <p role="status" className="featured__said">
        {said}
      </p>
    </>
  )
}

const TripPicture = ({ src }: { src: string }) => (
  <img className="featured__picture" src={src} alt="" loading="lazy" width={64} height={44} />
)

const TripState = ({ is_published: isPublished, next_start: nextStart }: FeaturedTrip) => {
  if (!isPublished) {
    return <small className="featured__off">Retirée du site{'\u00a0'}: elle ne se montre pas, et garde sa place.</small>
  }
  return (
    <small>{nextStart === null ? 'Aucun départ à venir' : `Prochain départ le ${formatShortDate(nextStart)}`}</small>
  )
}

type MoveButtonProps = { label: string; isOff: boolean; onPress: () => void; children: string }

/** One that does nothing stays in reach: the focus is not lost at the first place. */
const MoveButton = ({ label, isOff, onPress, children }: MoveButtonProps) => (
  <button type="button" title={label} aria-label={label} aria-disabled={isOff} onClick={onPress}>
    {children}
  </button>
)
