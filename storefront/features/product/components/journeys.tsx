'use client'

import { useState } from 'react'
import type { Expedition } from '@/contract/expeditions'
import { JourneyLegs } from '@/storefront/ui/journey-legs'
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
      <JourneyLegs journey={journey} />
      <p className="small soft">Durée du trajet&nbsp;: {journey.duration}</p>
    </div>
  )
}
