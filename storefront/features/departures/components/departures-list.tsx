'use client'

import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { NO_DEPARTURE } from '@/domain/card-departures'
import { formatDateRange } from '@/domain/french-dates'
import { Button } from '@/storefront/ui/button'
import { DepartureRow } from '@/storefront/ui/departure-row'
import { FavouritePrompt } from '@/storefront/ui/favourite-prompt'
import { Icon } from '@/storefront/ui/icon'
import { useBooking } from './booking-provider'

type DeparturesListProps = {
  expeditionId: number
  /** What a full departure offers instead of « Choisir ». */
  alert?: ReactNode
}

/** « Dates et places »: every departure to come; « Choisir » takes one into the booking box. */
export const DeparturesList = ({ expeditionId, alert }: DeparturesListProps) => {
  const { departures, departure: chosen, choose } = useBooking()
  if (departures.length === 0) return <NoDeparture expeditionId={expeditionId} />

  return (
    <ul className="stack" style={{ '--g': '10px' } as React.CSSProperties}>
      {departures.map((departure) => {
        const isFull = departure.available_count === 0
        const isOn = departure.id === chosen?.id
        const dates = formatDateRange({ start: departure.departure_start, end: departure.departure_end })
        return (
          <DepartureRow key={departure.id} departure={departure} dates={dates} isDimmed={isFull} isChosen={isOn}>
            {isFull ? (
              alert
            ) : (
              <Button look={isOn ? 'ink' : 'line'} size="sm" aria-pressed={isOn} onClick={() => choose(departure)}>
                {isOn && <Icon of={Check} />}
                {isOn ? 'Choisi' : 'Choisir'} <span className="sr-only">le départ {dates.toLowerCase()}</span>
              </Button>
            )}
          </DepartureRow>
        )
      })}
    </ul>
  )
}

const NoDeparture = ({ expeditionId }: { expeditionId: number }) => (
  <div className="dep dep--none">
    <p>
      <b>{NO_DEPARTURE}</b>
      <span className="soft block">
        <FavouritePrompt id={expeditionId} />
      </span>
    </p>
  </div>
)
