import { MapPin, TrainFront } from 'lucide'
import { useState } from 'react'
import type { BookedExpedition, TripJourney } from '@/contract/booking'
import { formatShortDate } from '@/domain/french-dates'
import { Box } from '@/storefront/ui/box'
import { Chip } from '@/storefront/ui/chip'
import { Icon } from '@/storefront/ui/icon'
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
      <ul className="stack stack--tight">
        {meetingPoint && (
          <li className="iconline">
            <Icon of={MapPin} />
            <span>
              <b className="iconline__what">Rendez-vous le {formatShortDate(day)}</b>
              <span className="soft own-line">{meetingPoint}</span>
            </span>
          </li>
        )}
        {station && (
          <li className="iconline">
            <Icon of={TrainFront} />
            <span>
              <b className="iconline__what">Gare d’arrivée</b>
              <span className="soft own-line">{station}</span>
            </span>
          </li>
        )}
      </ul>
      {journeys.length > 1 && (
        <div className="row row--tight wrapx" role="group" aria-label="Ville de départ">
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
