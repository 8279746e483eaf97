import type { TripAccess } from './access'
import type { Door } from './door'
import type { Factors } from './factor'
import { planeWay } from './plane-way'
import { carWay, coachWay } from './road-ways'
import { stayFigure, type Stay, type StayFigure } from './stay'
import { nightTrainWay, trainWay } from './train-way'
import type { Way } from './way'

/** What is known of a trip: how one gets there, and what one has on site; either may not be told yet. */
export type TripFacts = { access: TripAccess | null; stay: Stay | null }

/** From a door to a trip and back, per person: every way there is, by train first, and the stay. */
export type TripFigure = { ways: Way[]; stay: StayFigure | null }

/** Every way to a trip from a door, and its stay, counted by these factors. A trip whose access is not told has no way. */
export const tripFigure = ({ trip, door, factors }: { trip: TripFacts; door: Door; factors: Factors }): TripFigure => {
  const { access, stay } = trip
  return {
    ways: access ? waysTo({ door, access, factors }) : [],
    stay: stay && stayFigure({ stay, factors }),
  }
}

const CAR_SHARES = [4, 3, 2, 1] as const

const waysTo = (options: { door: Door; access: TripAccess; factors: Factors }): Way[] =>
  [
    trainWay(options),
    nightTrainWay(options),
    coachWay(options),
    ...CAR_SHARES.map((occupants) => carWay({ ...options, occupants })),
    planeWay(options),
  ].filter((way) => way !== null)
