import { useQuery } from '@tanstack/react-query'
import type { CartDetail } from '@/contract/cart-detail'
import type { Departure } from '@/contract/expeditions'
import { formatDays } from '@/domain/days/french-dates'
import { queryClient } from '@/storefront/lib/api/query-client'
import { DepartureFacts } from '@/storefront/parts/departure-facts'
import { Button } from '@/storefront/ui/button'
import { Skeleton } from '@/storefront/ui/skeleton'
import { loadDepartures } from '../api/booking-calls'

type OtherDeparturesProps = {
  cart: CartDetail
  /** The one that is being taken. */
  chosen: number | undefined
  onChoose: (departureId: number) => void
}

/** The other dates of the trip, with enough places or not. */
export const OtherDepartures = ({ cart, chosen, onChoose }: OtherDeparturesProps) => {
  const { data, error, refetch } = useOtherDepartures({ expedition: cart.expedition.id, isAsked: true })
  if (error) {
    return (
      <p role="alert">
        Les autres dates n’arrivent pas.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Réessayer
        </button>
      </p>
    )
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">Chargement des autres dates…</span>
        <Skeleton className="sk--departure" />
      </div>
    )
  }
  const others = data.filter(({ id }) => id !== cart.departure.id)
  if (others.length === 0) return <p className="soft">Cette aventure n’a pas d’autre date à venir.</p>
  return (
    <ul className="other-departures" aria-label="Autres dates">
      {others.map((departure) => (
        <Row
          key={departure.id}
          departure={departure}
          hasRoom={departure.available_count >= cart.travelers_count}
          isChosen={chosen === departure.id}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}

type RowProps = { departure: Departure; hasRoom: boolean; isChosen: boolean; onChoose: (departureId: number) => void }

const Row = ({ departure, hasRoom, isChosen, onChoose }: RowProps) => {
  const days = formatDays({ start: departure.departure_start, end: departure.departure_end })
  return (
    <li className={`dep ${hasRoom ? '' : 'is-full'}`}>
      <DepartureFacts departure={departure} dates={days} />
      {hasRoom ? (
        <Button look="line" size="sm" aria-disabled={isChosen} onClick={() => onChoose(departure.id)}>
          Choisir <span className="sr-only">le départ du {days}</span>
        </Button>
      ) : (
        <span className="small dep__full">{departure.available_count > 0 && 'Trop peu de places'}</span>
      )}
    </li>
  )
}

/** The departures of a trip, asked for once they are to be shown. */
const useOtherDepartures = ({ expedition, isAsked }: { expedition: number; isAsked: boolean }) =>
  useQuery(
    {
      queryKey: ['departures', expedition],
      queryFn: () => loadDepartures(expedition),
      enabled: isAsked,
      staleTime: 20_000,
      refetchOnWindowFocus: 'always',
    },
    queryClient(),
  )
