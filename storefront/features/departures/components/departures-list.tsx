'use client'

import { Check } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import { NO_DEPARTURE } from '@/domain/catalogue/availability-words'
import { Button } from '@/storefront/ui/button'
import { FavouritePrompt } from '@/storefront/parts/favourite-prompt'
import { Icon } from '@/storefront/ui/icon'
import { useBooking } from './booking-provider'

type DeparturesListProps = {
  expeditionId: number
  /** What is said of each departure, by its number: the server draws it, so that its words weigh on no page. */
  facts: Record<number, ReactNode>
  /** What each full departure offers instead of « Choisir », by its number. */
  alerts?: Record<number, ReactNode>
}

/** « Dates et places »: every departure to come; « Choisir » takes one into the booking box. */
export const DeparturesList = ({ expeditionId, facts, alerts }: DeparturesListProps) => {
  const { departures, departure: chosen, choose } = useBooking()
  if (departures.length === 0) return <NoDeparture expeditionId={expeditionId} />

  return (
    <ul className="deps">
      {departures.map((departure) => {
        const isFull = departure.available_count === 0
        const isOn = departure.id === chosen?.id
        return (
          <li key={departure.id} className={`dep ${isFull ? 'is-full' : ''} ${isOn ? 'is-on' : ''}`}>
            {facts[departure.id]}
            {isFull ? (
              // Apart from the facts, whose key is the same number.
              <Fragment key="alert">{alerts?.[departure.id]}</Fragment>
            ) : (
              <Button look={isOn ? 'ink' : 'line'} size="sm" aria-pressed={isOn} onClick={() => choose(departure)}>
                {isOn && <Icon of={Check} />}
                {isOn ? 'Choisi' : 'Choisir'} <span className="sr-only">le départ du {departure.days}</span>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const NoDeparture = ({ expeditionId }: { expeditionId: number }) => (
  <div className="dep dep--none">
    <p>
      <b>{NO_DEPARTURE}</b>
      <span className="soft own-line">
        <FavouritePrompt id={expeditionId} />
      </span>
    </p>
  </div>
)
