'use client'

import { useState } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { SelectField } from '@/storefront/ui/select-field'

type JourneysProps = { journeys: Expedition['journeys'] }

/** The way there by train, from the city one leaves. */
export const Journeys = ({ journeys }: JourneysProps) => {
  const [city, setCity] = useState(journeys[0]?.city)
  const journey = journeys.find((candidate) => candidate.city === city) ?? journeys[0]
  if (!journey) return null

  return (
    <div>
      <SelectField
        label="Tu pars de"
        value={journey.city}
        options={journeys.map((option) => ({ value: option.city, label: option.city }))}
        onChange={(event) => setCity(event.target.value)}
      />
      <ol className="jr" aria-label={`Trajet depuis ${journey.city}`}>
        {journey.legs.map((leg) => (
          <li key={`${leg.time} ${leg.place}`}>
            <span className="jr__time num">{leg.time}</span>
            <i aria-hidden="true" />
            <p>
              <b>{leg.place}</b>
              <small>{leg.note}</small>
            </p>
          </li>
        ))}
      </ol>
      <p className="small soft">Durée du trajet&nbsp;: {journey.duration}</p>
    </div>
  )
}
