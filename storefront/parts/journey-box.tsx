import { MapPin, TrainFront } from 'lucide'
import { useState } from 'react'
import type { BookedExpedition, TripJourney } from '@/contract/booking'
import { formatShortDate } from '@/domain/french-dates'
import { journeyNights, leavingDay } from '@/domain/journey-nights'
import type { TrainOperator } from '@/domain/train-operators'
import { stationIn } from '@/domain/train-places'
import { Box } from '@/storefront/ui/box'
import { Chip } from '@/storefront/ui/chip'
import { Icon } from '@/storefront/ui/icon'
import { JourneyLegs } from './journey-legs'
import { TrainTickets } from './train-tickets'

type JourneyBoxProps = {
  expedition: Pick<BookedExpedition, 'meeting_point' | 'station' | 'rail_station'>
  journeys: TripJourney[]
  /** The first and the last day of the trip. */
  day: string
  lastDay: string
  operators: readonly TrainOperator[]
}

/** Where and when one meets, the way there by train from a choice of cities, and where to look for its tickets. */
export const JourneyBox = ({ expedition, journeys, day, lastDay, operators }: JourneyBoxProps) => {
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
      <Tickets expedition={expedition} journey={journey} days={[day, lastDay]} operators={operators} />
    </Box>
  )
}

type TicketsProps = Pick<JourneyBoxProps, 'expedition' | 'operators'> & {
  journey: TripJourney | undefined
  days: [first: string, last: string]
}

const Tickets = ({ expedition, journey, days: [day, lastDay], operators }: TicketsProps) => {
  const city = journey?.city ?? null
  const station = expedition.rail_station ?? stationIn(expedition.station)
  if (city === null && station === null) return null
  return (
    <TrainTickets
      operators={operators}
      ride={{ from: city, to: station, date: journey ? leavingDay({ journey, day }) : null }}
      // After a night on the way back, nobody knows when its train leaves.
      back={journey && journeyNights(journey) === 0 ? { from: station, to: city, date: lastDay } : undefined}
    />
  )
}
