import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Expedition } from '@/contract/expeditions'
import { addDays } from '@/domain/days/days'
import { leavingDay } from '@/domain/catalogue/journey-nights'
import type { TrainRide } from '@/domain/places/train-operators'
import { boardingPlace, stationIn } from '@/domain/places/train-places'

type Journey = Expedition['journeys'][number] | undefined
type Way = ExpeditionCarbon['ways'][number] | undefined

/** Longer by estimate, nobody who leaves in the morning is there on the same day. */
const MOST_OF_A_DAY = 11 * 60

/** Whether one leaves the day before: a journey whose hours were written says itself when. */
export const leavesTheEve = ({ journey, way }: { journey: Journey; way: Way }): boolean =>
  !journey && way?.mode === 'train' && way.minutes > MOST_OF_A_DAY

/**
 * The ride by train to a trip that begins on `day`, null without a known departure; null where one does not come by train, or leaves
 * from where trains lead to. `station` is what the agency wrote of where one arrives.
 */
export const trainRideOf = ({
  carbon,
  journeys,
  station,
  day,
}: {
  carbon: Pick<ExpeditionCarbon, 'from' | 'from_station' | 'ways' | 'heights'>
  journeys: Expedition['journeys']
  station: string | null
  day: string | null
}): TrainRide | null => {
  const { from: town, ways } = carbon
  const [way] = ways
  const journey = journeys.find(({ city }) => city === town.name)
  if (!journey && way?.mode !== 'train') return null
  const from = boardingPlace({ town: town.name, station: carbon.from_station })
  const to = lastStation({ carbon, station })
  if (to !== null && boardingPlace({ town: from, station: to }) === from) return null
  return {
    from,
    to,
    date: journey ? leavingDay({ journey, day }) : estimatedDay({ way, day }),
  }
}

/** Where the train part of the way ends: beyond the station that trains of France lead to, it is the one that the agency names. */
const lastStation = ({
  carbon: { ways, heights },
  station,
}: {
  carbon: Pick<ExpeditionCarbon, 'ways' | 'heights'>
  station: string | null
}): string | null => {
  if (!heights) return null
  const legs = ways.find(({ mode }) => mode === 'train')?.legs ?? []
  const next = heights.legs_after > 0 ? legs.at(-heights.legs_after) : undefined
  return next?.factor.key.startsWith('train') ? stationIn(station) : heights.station.name
}

/** Nobody guesses the nights of a journey that takes more than two days. */
const estimatedDay = ({ way, day }: { way: Way; day: string | null }): string | null => {
  if (day === null || (way?.minutes ?? 0) > 2 * MOST_OF_A_DAY) return null
  return leavesTheEve({ journey: undefined, way }) ? addDays(day, -1) : day
}
