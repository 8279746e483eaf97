import { MapPin, TrainFront } from 'lucide'
import { useState } from 'react'
import type { BookedExpedition, TripJourney } from '@/contract/booked-expedition'
import { formatShortDate } from '@/domain/days/french-dates'
import { journeyNights, leavingDay } from '@/domain/catalogue/journey-nights'
import type { TrainOperator } from '@/domain/places/train-operators'
import { stationIn } from '@/domain/places/train-places'
import type { Town } from '@/domain/places/town'
import { useOwnTown } from '@/storefront/lib/storage/own-town'
import { Box } from '@/storefront/ui/box'
import { Chip } from '@/storefront/ui/chip'
import { Icon } from '@/storefront/ui/icon'
import { CountedTrain } from './counted-train'
import { JourneyLegs } from './journey-legs'
import { TownPicker } from './town-picker'
import { TrainTickets } from './train-tickets'

type JourneyBoxProps = {
  expedition: Pick<BookedExpedition, 'id' | 'meeting_point' | 'station' | 'rail_station'>
  journeys: TripJourney[]
  /** The town that was told with the order. */
  ordered?: LeavingFrom | null
  /** The first and the last day of the trip. */
  day: string
  lastDay: string
  operators: readonly TrainOperator[]
}

type LeavingFrom = { code: string; name: string }

/** Where and when one meets, the way there by train from one's town or a choice of cities, and where to look for its tickets. */
export const JourneyBox = ({ expedition, journeys, ordered = null, day, lastDay, operators }: JourneyBoxProps) => {
  const { meeting_point: meetingPoint, station } = expedition
  const { town: own } = useOwnTown()
  const [chosen, setChosen] = useState<string | null>(null)
  const told = [ordered, own].filter((town) => town !== null)
  const names = [...new Set([...told, ...journeys.map(({ city }) => ({ name: city }))].map(({ name }) => name))]
  const name = names.find((one) => one === chosen) ?? names[0]
  const journey = journeys.find(({ city }) => city === name)
  const town = journey ? undefined : told.find((one) => one.name === name)
  if (!name && !meetingPoint && !station) return null
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
      <TownChoice names={names} name={name} own={own} onChoose={setChosen} />
      {journey && (
        <div>
          <p className="label">
            Depuis {journey.city}, en {journey.duration}
          </p>
          <JourneyLegs journey={journey} />
        </div>
      )}
      {town ? (
        <CountedTrain expedition={expedition} town={town} day={day} lastDay={lastDay} operators={operators} />
      ) : (
        <Tickets expedition={expedition} journey={journey} days={[day, lastDay]} operators={operators} />
      )}
    </Box>
  )
}

type TownChoiceProps = {
  names: string[]
  name: string | undefined
  /** The town that this browser knows. */
  own: Town | null
  onChoose: (name: string | null) => void
}

const TownChoice = ({ names, name, own, onChoose }: TownChoiceProps) => (
  <div className="row row--tight wrapx" role="group" aria-label="Ville de départ">
    {names.length > 1 &&
      names.map((one) => (
        <Chip key={one} pressed={one === name} onClick={() => onChoose(one)}>
          {one}
        </Chip>
      ))}
    <TownPicker
      town={own}
      onTown={(next) => onChoose(next?.name ?? null)}
      drawButton={(open) => (
        <button type="button" className="link small" aria-haspopup="dialog" onClick={open}>
          Une autre ville
        </button>
      )}
    />
  </div>
)

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
