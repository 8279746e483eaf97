import type { ReactNode } from 'react'
import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Expedition } from '@/contract/expeditions'
import { WAY_WORDS } from '@/domain/carbon/way'
import { figureSentence, formatKg, formatKgRange } from '@/domain/carbon/figure-words'
import type { TrainOperator } from '@/domain/places/train-operators'
import { JourneyLegs } from '@/storefront/parts/journey-legs'
import { TrainLegs } from '@/storefront/parts/train-legs'
import { TrainTickets } from '@/storefront/parts/train-tickets'
import { trainRideOf } from '@/storefront/lib/trains/train-ride'
import { stayParts } from '../rules/carbon-scale'
import { climbOf } from '../rules/climb-of'
import { CarbonKnowledge } from './carbon-knowledge'
import { CarbonTotals } from './carbon-totals'
import { CarbonWays } from './carbon-ways'
import { JourneyClimb } from './journey-climb'
import { WayNotes } from './way-notes'

type TripCarbonProps = {
  carbon: ExpeditionCarbon
  /** The town, or where one says it. */
  town: ReactNode
  /** Trains whose hours the agency wrote, by the city they leave. */
  journeys: Expedition['journeys']
  /** What the agency wrote of the station where one arrives. */
  station: string | null
  slug: string
  /** Where tickets are looked for, and the first day of the departure they are for; null without one. */
  operators: readonly TrainOperator[]
  day: string | null
  /** The answer for another town is on its way. */
  isWaiting?: boolean
}

/** What a trip emits from a town's door and back, by every way there, and on site. */
export const TripCarbon = ({ carbon, town, slug, isWaiting = false, ...train }: TripCarbonProps) => {
  const { from, ways, stay } = carbon
  return (
    <div className="door" data-old={isWaiting || undefined}>
      <div className="door__q">
        {town}
        <FigureHead carbon={carbon} />
      </div>
      <WayByTrain carbon={carbon} {...train} />
      {ways.length > 0 ? (
        <CarbonWays ways={ways} from={from.name} />
      ) : (
        <p className="soft">
          Depuis {from.name}, aucun trajet ne se compte d’ici : écris-nous, on le cherche avec toi.
        </p>
      )}
      {stay && (
        <div className="carbon-parts">
          <CarbonStay stay={stay} />
          {ways.length > 0 && <CarbonTotals ways={ways} stay={stay} />}
        </div>
      )}
      <CarbonKnowledge carbon={carbon} slug={slug} />
    </div>
  )
}

/** The figure in its two named parts, where both are known. */
const FigureHead = ({ carbon: { from, ways, stay, total } }: Pick<TripCarbonProps, 'carbon'>) => {
  const [first] = ways
  if (!total || !first || !stay) return null
  return (
    <p className="door__n" role="status">
      <b>{formatKg(total.grams)}</b>
      <span>
        CO₂e par personne depuis {from.name}, {WAY_WORDS[first.mode]}
        {'\u00a0'}: {figureSentence({ trip_g: first.grams, stay_g: stay.grams })}, {formatKgRange(total)}.
      </span>
    </p>
  )
}

/** The way there by train: as a climb, and as the list that says the same. */
const WayByTrain = ({
  carbon,
  journeys,
  station,
  operators,
  day,
}: Pick<TripCarbonProps, 'carbon' | 'journeys' | 'station' | 'operators' | 'day'>) => {
  const { from, ways, heights } = carbon
  const [way] = ways
  const ride = trainRideOf({ carbon, journeys, station, day })
  const journey = journeys.find(({ city }) => city === from.name)
  const climb = climbOf({ heights, journey, way, town: from.name })
  return (
    <div className="door__way">
      {climb && <JourneyClimb climb={climb} />}
      {journey ? <JourneyLegs journey={journey} /> : way?.mode === 'train' && <TrainLegs way={way} from={from.name} />}
      <WayNotes journey={journey} way={way} finish={heights?.finish ?? null} from={from.name} />
      {ride && <TrainTickets operators={operators} ride={ride} />}
    </div>
  )
}

/** What one emits on site, by its parts. */
const CarbonStay = ({ stay }: { stay: NonNullable<ExpeditionCarbon['stay']> }) => {
  const parts = stayParts(stay.lines)
  return (
    <div>
      <h3>
        Sur place, {formatKg(stay.grams)}
        <span className="small soft carbon-stay__daily"> soit {formatKg(stay.per_day)} par jour</span>
      </h3>
      <div className="stk" aria-hidden="true">
        {parts.map(({ name, share, color }) => (
          <i key={name} style={{ '--w': share, '--c': color }} />
        ))}
      </div>
      <ul className="stkl">
        {parts.map(({ name, color, grams, detail }) => (
          <li key={name} style={{ '--c': color }}>
            <i aria-hidden="true" />
            <p>
              <b>{name}</b>
              {detail && <small>{detail}</small>}
            </p>
            <em>{formatKg(grams)}</em>
          </li>
        ))}
      </ul>
    </div>
  )
}
