import { MapPin, TrainFront } from 'lucide'
import { useState } from 'react'
import type { BookedExpedition, TripJourney } from '@/contract/booking'
import { formatShortDate } from '@/domain/french-dates'
import { Box } from './box'
import { Chip } from './chip'
import { Icon } from './icon'
import { JourneyLegs } from './journey-legs'

type JourneyBoxProps = {
  expedition: Pick<BookedExpedition, 'meeting_point' | 'station'>
  journeys: TripJourney[]
  /** The first day of the trip. */
  day: string
}

/** Where and when one meets, and the way there by train from a choice of cities. */
export const JourneyBox = ({ expedition, journeys, day }: JourneyBoxProps) => {
  const { meeting_point: meetingPoint, station } = expedition
  const [city, setCity] = useState(journeys[0]?.city)
  const journey = journeys.find((one) => one.city === city)
  if (!journey && !meetingPoint && !station) return null
  return (
    <Box title="Ton trajet en train">
      <ul className="grid gap-2">
        {meetingPoint && (
          <li className="flex gap-2.5">
            <Icon of={MapPin} className="mt-1" />
            <span>
              <b className="font-semibold">Rendez-vous le {formatShortDate(day)}</b>
              <span className="soft block">{meetingPoint}</span>
            </span>
          </li>
        )}
        {station && (
          <li className="flex gap-2.5">
            <Icon of={TrainFront} className="mt-1" />
            <span>
              <b className="font-semibold">Gare d’arrivée</b>
              <span className="soft block">{station}</span>
            </span>
          </li>
        )}
      </ul>
      {journeys.length > 1 && (
        <div className="row wrapx gap-2" role="group" aria-label="Ville de départ">
          {journeys.map((one) => (
            <Chip key={one.city} pressed={one.city === city} onClick={() => setCity(one.city)}>
              {one.city}
            </Chip>
          ))}
        </div>
      )}
      {journey && (
        <div>
          <p className="label">
            Depuis {journey.city}, en {journey.duration}
          </p>
          <JourneyLegs journey={journey} />
        </div>
      )}
    </Box>
  )
}
