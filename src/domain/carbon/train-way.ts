import type { MeasuredTrain, TripAccess } from './access'
import { crowKm, detouredKm } from './distance'
import { hasMetro, MEASURED_CITIES, type Door } from './door'
import type { Factors } from './factor'
import { legOf, type Leg } from './leg'
import { busFactor, statedLegs, statedMinutes } from './stated-legs'
import { estimatedNightLegs, estimatedTrainLegs, measuredTrainLegs } from './train-legs'
import { sum, wayOf, type Way } from './way'

/** Hours read from a city are those of the towns so near to it. */
const NEAR_CITY_KM = 12
/** Nobody lives at the station: the way there has so many kilometres at least, and so many minutes to be in time. */
export const LEAST_KM = 2
const IN_TIME_MINUTES = 15
const TO_STATION_KM_PER_HOUR = 25
/** Beyond, the nearest station is not one that people of that town would leave by. */
export const FARTHEST_STATION_KM = 100

/** Whole kilometres and minutes to the station, null where none is near. */
export const stationStart = (door: Door): { km: number; minutes: number } | null => {
  if (!door.station) return null
  const crow = crowKm(door, door.station)
  if (crow > FARTHEST_STATION_KM) return null
  const km = Math.max(LEAST_KM, detouredKm('car', crow))
  return { km, minutes: IN_TIME_MINUTES + Math.ceil((km * 60) / TO_STATION_KM_PER_HOUR) }
}

/** How people of a town go to their station: by metro or tramway where the town has one, by bus, or by coach from afar. */
export const stationFactor = (door: Door): 'metro' | 'bus' | 'coach' =>
  hasMetro(door) ? 'metro' : busFactor(stationStart(door)?.km ?? 0)

/** The way to the station. */
const stationLeg = ({ door, factors }: { door: Door; factors: Factors }): Leg | null => {
  const start = stationStart(door)
  if (!start || !door.station) return null
  const label = `Jusqu’à la gare, ${door.station.name}`
  return legOf(factors, { ...start, label, factor: stationFactor(door), is_measured: false })
}

/** Whose reading the town may have: the city's that it is, or is next to. */
export const isReadFrom = (door: Door, { city }: Pick<MeasuredTrain, 'city'>): boolean =>
  crowKm(door, MEASURED_CITIES[city]) <= NEAR_CITY_KM

type Options = { door: Door; access: TripAccess; factors: Factors }

/** By train: read from the nearest city where somebody did, estimated elsewhere. Null without a station. */
export const trainWay = (options: Options): Way | null => {
  const { door, access } = options
  return wayBy(
    options,
    'train',
    access.trains.find((train) => !train.by_night && isReadFrom(door, train)),
  )
}

/** By night train, where one was read from the town's city: no estimate makes a train run. Counted as Intercités. */
export const nightTrainWay = (options: Options): Way | null => {
  const { door, access } = options
  const train = access.trains.find((one) => one.by_night && isReadFrom(door, one))
  return train ? wayBy(options, 'night_train', train) : null
}

const wayBy = (
  { door, access, factors }: Options,
  mode: 'train' | 'night_train',
  train?: MeasuredTrain,
): Way | null => {
  const start = stationLeg({ door, factors })
  if (!start || !door.station) return null
  const measured = train && measuredTrainLegs({ factors, km: train.km, byNight: train.by_night })
  const crow = crowKm(door.station, access.station)
  const main =
    measured ??
    (train?.by_night
      ? estimatedNightLegs({ factors, crow })
      : estimatedTrainLegs({ factors, crow, rides: train ? ridesToStation({ train, access }) : null }))
  const after = statedLegs({ factors, stated: access.approach })
  const legs = [start, ...main, ...after]
  if (!train) return wayOf({ mode, legs, minutes: sum([start, ...main], (leg) => leg.minutes) + minutesAfter(access) })
  const { city, minutes, changes, read_on } = train
  return wayOf({
    mode,
    legs,
    minutes: start.minutes + minutes,
    timed_from: MEASURED_CITIES[city].name,
    read_on,
    changes,
  })
}

/** Minutes from the station to the meeting point, walks included. */
export const minutesAfter = ({ approach }: Pick<TripAccess, 'approach'>): number => sum(approach, statedMinutes)

/** How many trains one takes to the station, of a reading that goes on to the meeting point: each stretch from there is a change. */
export const ridesToStation = ({
  train,
  access,
}: {
  train: Pick<MeasuredTrain, 'changes'>
  access: Pick<TripAccess, 'approach'>
}): number => 1 + Math.max(0, train.changes - access.approach.filter(({ mode }) => mode !== 'walk').length)
