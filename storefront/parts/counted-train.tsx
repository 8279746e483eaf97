import type { BookedExpedition } from '@/contract/booked-expedition'
import { formatChanges, formatMinutes } from '@/domain/carbon/figure-words'
import type { TrainOperator } from '@/domain/places/train-operators'
import { useTripCarbon } from '@/storefront/lib/api/use-trip-carbon'
import { trainRideOf } from '@/storefront/lib/trains/train-ride'
import { TrainLegs } from './train-legs'
import { TrainTickets } from './train-tickets'

type CountedTrainProps = {
  expedition: Pick<BookedExpedition, 'id' | 'station'>
  town: { code: string; name: string }
  /** The first and the last day of the trip. */
  day: string
  lastDay: string
  operators: readonly TrainOperator[]
}

/** The way by train from a town whose hours nobody wrote, as it is counted, and where to look for its tickets. */
export const CountedTrain = ({ expedition, town, day, lastDay, operators }: CountedTrainProps) => {
  const { data: carbon, isError } = useTripCarbon({ expeditionId: expedition.id, code: town.code })
  if (isError) return <p className="soft">Le trajet depuis {town.name} ne se calcule pas en ce moment.</p>
  if (!carbon) return null
  const train = carbon.ways.find(({ mode }) => mode === 'train')
  if (!train) return <p className="soft">Depuis {town.name}, aucun train ne se compte d’ici.</p>
  const ride = trainRideOf({ carbon, journeys: [], station: expedition.station, day })
  const isSameDay = ride?.date === day
  return (
    <>
      <div>
        <p className="label">
          Depuis {carbon.from.name}, à peu près {formatMinutes(train.minutes)} de porte à porte,{' '}
          {(train.timed_from !== null && formatChanges(train.changes)) || 'estimé'}
        </p>
        <TrainLegs way={train} from={carbon.from.name} />
      </div>
      {ride && (
        <TrainTickets
          operators={operators}
          ride={ride}
          // After a night on the way back, nobody knows when its train leaves.
          back={isSameDay ? { from: ride.to, to: ride.from, date: lastDay } : undefined}
        />
      )}
    </>
  )
}
