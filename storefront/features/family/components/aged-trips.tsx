'use client'

import type { ReactNode } from 'react'
import { acceptsAge } from '@/domain/seats/accepted-ages'
import { Button } from '@/storefront/ui/button'
import { ageWords } from '../rules/age-words'
import { useAge } from './chosen-age'

type AgedTrip = { id: number; min: number | null; max: number | null; card: ReactNode }

/** The cards of a part of the page, those alone that take the age that is chosen. */
export const AgedTrips = ({ trips }: { trips: AgedTrip[] }) => {
  const { age, choose } = useAge()
  const isOpen = ({ min, max }: AgedTrip) => age === null || acceptsAge({ age, min, max })
  return (
    <>
      <ul className="grid-cards">
        {trips.map((trip) => (
          <li key={trip.id} hidden={!isOpen(trip)}>
            {trip.card}
          </li>
        ))}
      </ul>
      {!trips.some(isOpen) && (
        <div className="agednone">
          <p>Rien ici pour {ageWords(age)}.</p>
          <Button look="line" onClick={() => choose(null)}>
            Voir tous les âges
          </Button>
        </div>
      )}
    </>
  )
}
