import type { Expedition } from '@/contract/expeditions'
import { JourneyLegs } from '@/storefront/parts/journey-legs'

/** The trains whose hours the agency wrote, by the city they leave; the first is open. */
export const WrittenJourneys = ({ journeys }: { journeys: Expedition['journeys'] }) => (
  <div className="stack">
    {journeys.map((journey, index) => (
      <details key={journey.city} open={index === 0}>
        <summary>
          Depuis <b>{journey.city}</b>, {journey.duration}
        </summary>
        <JourneyLegs journey={journey} />
      </details>
    ))}
  </div>
)
