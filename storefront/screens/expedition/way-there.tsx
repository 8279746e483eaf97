import { MapPin } from 'lucide'
import { stationIn } from '@/domain/places/train-places'
import { WrittenJourneys } from '@/storefront/features/product/components/written-journeys'
import { ProductSection } from '@/storefront/features/product/components/product-section'
import { TripCarbon } from '@/storefront/features/product/components/trip-carbon'
import { hasWayTo } from '@/storefront/features/product/rules/has-way-to'
import { Icon } from '@/storefront/ui/icon'
import type { ExpeditionScreenProps } from './expedition-screen-props'
import { LiveTripCarbon } from './live-trip-carbon'

type WayThereProps = Pick<ExpeditionScreenProps, 'expedition' | 'carbon' | 'operators'> & {
  /** The first day of the next departure with a seat; null without one. */
  day: string | null
}

/** How one gets to a trip from one’s door, what that emits, and where one meets. */
export const WayThere = ({ expedition, carbon, operators, day }: WayThereProps) => {
  const { journeys, meeting_point, station } = expedition
  if (!hasWayTo(expedition, carbon)) return null
  return (
    <ProductSection id="trajet" title="De ta porte au sentier">
      {carbon && carbon.ways.length > 0 ? (
        <LiveTripCarbon
          expeditionId={expedition.id}
          fromParis={carbon}
          journeys={journeys}
          station={station}
          slug={expedition.slug}
          operators={operators}
        >
          <TripCarbon
            carbon={carbon}
            journeys={journeys}
            station={station}
            slug={expedition.slug}
            operators={operators}
            day={day}
            town={
              <p>
                Depuis <b>{carbon.from.name}</b>
              </p>
            }
          />
        </LiveTripCarbon>
      ) : (
        <WrittenJourneys journeys={journeys} operators={operators} to={stationIn(station)} day={day} />
      )}
      {meeting_point && (
        <p className="meet">
          <Icon of={MapPin} />
          <span>
            <b>Rendez-vous</b>&nbsp;: {meeting_point}
            {station && <span className="soft own-line">Gare la plus proche&nbsp;: {station}</span>}
          </span>
        </p>
      )}
    </ProductSection>
  )
}
