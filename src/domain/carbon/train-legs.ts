import { detouredKm } from './distance'
import type { FactorKey, Factors } from './factor'
import { legOf, type Leg } from './leg'

/**
 * The classes of an estimated way by train: its first kilometres by regional train, the next by Intercités, what is beyond by
 * TGV. Each adds to the one before, so that farther is never less.
 */
export const TRAIN_CLASSES = [
  { factor: 'train_ter', label: 'TER', upToKm: 80, kmPerHour: 70 },
  { factor: 'train_intercites', label: 'Intercités', upToKm: 250, kmPerHour: 110 },
  { factor: 'train_tgv', label: 'TGV', upToKm: Infinity, kmPerHour: 200 },
] as const satisfies ReadonlyArray<{ factor: FactorKey; label: string; upToKm: number; kmPerHour: number }>

/** Minutes of a change, once for each class that is entered beyond the first. */
export const CHANGE_MINUTES = 25

/** Nearer than that, the meeting station is the town's own. */
export const SAME_STATION_KM = 2

/** The stretches by train between two stations, from the kilometres of the crow and how many trains one takes, null where nobody read it. */
export const estimatedTrainLegs = ({
  factors,
  crow,
  rides = null,
}: {
  factors: Factors
  crow: number
  rides?: number | null
}): Leg[] => {
  if (crow < SAME_STATION_KM) return []
  const km = detouredKm('train', crow)
  let done = 0
  return trainClasses({ km, rides }).map(({ factor, label, upToKm, kmPerHour }, place, all) => {
    const stretch = (place === all.length - 1 ? km : upToKm) - done
    done += stretch
    const minutes = Math.ceil((stretch * 60) / kmPerHour) + (place > 0 ? CHANGE_MINUTES : 0)
    return legOf(factors, { label, km: stretch, factor, is_measured: false, minutes })
  })
}

/**
 * The classes of so many kilometres by so many trains, null where nobody read how many. One train is of one class, that of its distance;
 * of two the first is regional.
 */
const trainClasses = ({ km, rides }: { km: number; rides: number | null }) => {
  const ridden = TRAIN_CLASSES.filter((_, place) => km > (TRAIN_CLASSES[place - 1]?.upToKm ?? 0))
  if (rides === 1) return ridden.slice(-1)
  return rides === 2 ? ridden.filter((_, place) => place === 0 || place === ridden.length - 1) : ridden
}

/** The stretch of a night train between two stations: no French factor says what it emits, it counts as an Intercités. */
export const estimatedNightLegs = ({ factors, crow }: { factors: Factors; crow: number }): Leg[] => [
  legOf(factors, {
    label: NIGHT_TRAIN,
    km: detouredKm('train', crow),
    factor: 'train_intercites',
    is_measured: false,
    minutes: 0,
  }),
]

const NIGHT_TRAIN = 'Train de nuit, compté comme un Intercités'

/** Kilometres by each kind of train, as somebody read them. */
export type MeasuredKm = { tgv: number | null; intercites: number | null; ter: number | null }

/** The stretches by train as they were read; null when nobody read their kilometres. */
export const measuredTrainLegs = ({
  factors,
  km: { tgv, intercites, ter },
  byNight,
}: {
  factors: Factors
  km: MeasuredKm
  byNight: boolean
}): Leg[] | null => {
  const stretches = [
    { factor: 'train_tgv', label: 'TGV', km: tgv ?? 0 },
    { factor: 'train_intercites', label: byNight ? NIGHT_TRAIN : 'Intercités', km: intercites ?? 0 },
    { factor: 'train_ter', label: 'TER', km: ter ?? 0 },
  ] as const
  const ridden = stretches.filter(({ km }) => km > 0)
  if (ridden.length === 0) return null
  return ridden.map((stretch) => legOf(factors, { ...stretch, is_measured: true, minutes: 0 }))
}
