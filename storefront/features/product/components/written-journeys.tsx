import type { Expedition } from '@/contract/expeditions'
import { leavingDay } from '@/domain/catalogue/journey-nights'
import type { TrainOperator } from '@/domain/places/train-operators'
import { JourneyLegs } from '@/storefront/parts/journey-legs'
import { TrainTickets } from '@/storefront/parts/train-tickets'

type WrittenJourneysProps = {
  journeys: Expedition['journeys']
  operators: readonly TrainOperator[]
  /** The station they lead to, and the first day of the next departure; null where unknown. */
  to: string | null
  day: string | null
}

/** The trains whose hours the agency wrote, by the city they leave; the first is open. */
export const WrittenJourneys = ({ journeys, operators, to, day }: WrittenJourneysProps) => (
  <div className="stack">
    {journeys.map((journey, index) => (
      <details key={journey.city} open={index === 0}>
        <summary>
          Depuis <b>{journey.city}</b>, {journey.duration}
        </summary>
        <JourneyLegs journey={journey} />
        <TrainTickets operators={operators} ride={{ from: journey.city, to, date: leavingDay({ journey, day }) }} />
      </details>
    ))}
  </div>
)
