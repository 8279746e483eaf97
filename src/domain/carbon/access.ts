import type { MeasuredCity } from './door'
import type { Point } from './distance'
import type { MeasuredKm } from './train-legs'

/** How one goes on from the station to the meeting point, or is driven there on site. */
export const STATED_MODES = [
  'train_abroad',
  'train_tgv',
  'train_intercites',
  'train_ter',
  'coach',
  'bus',
  'minibus',
  'ferry',
  'walk',
] as const
export type StatedMode = (typeof STATED_MODES)[number]

/** French names of these modes, and what they are counted with: a minibus is a car with so many people. */
export const MODE_NAMES: Record<StatedMode, string> = {
  train_abroad: 'Train à l’étranger',
  train_tgv: 'TGV',
  train_intercites: 'Intercités ou train de nuit',
  train_ter: 'TER',
  coach: 'Car, d’une ville à l’autre',
  bus: 'Bus de ville',
  minibus: 'Navette ou minibus',
  ferry: 'Ferry',
  walk: 'À pied ou à vélo',
}

/** A stretch that the staff state: kilometres one way; minutes may be unknown. */
export type StatedLeg = {
  mode: StatedMode
  label: string
  km: number
  minutes: number | null
  is_measured: boolean
}

/** A train that somebody looked up from one of the cities to the meeting point; `read_on` is a calendar day. */
export type MeasuredTrain = {
  city: MeasuredCity
  by_night: boolean
  minutes: number
  changes: number
  km: MeasuredKm
  read_on: string
}

/**
 * How one gets to a trip: the station that trains of France lead to (`station`), the stretches from there to the meeting point in
 * their order, the place where it begins (`meeting`), and the airport that one would fly to, when there is one.
 */
export type TripAccess = {
  station: Point & { name: string }
  approach: StatedLeg[]
  trains: MeasuredTrain[]
  meeting: Point | null
  airport: (Point & { name: string; km: number }) | null
}
