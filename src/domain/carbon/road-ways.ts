import type { StatedLeg, TripAccess } from './access'
import { crowKm, detouredKm, type Point } from './distance'
import type { Door } from './door'
import type { FactorKey, Factors } from './factor'
import { legOf, type Leg } from './leg'
import { statedLegs } from './stated-legs'
import { wayOf, type Way, type WayMode } from './way'

/** The first and last kilometres of a road are slow; what is between goes by motorway, breaks included. */
const SLOW_KM = 60
const KM_PER_HOUR = { coach: { slow: 45, fast: 85 }, car: { slow: 60, fast: 105 } } as const

const roadMinutes = (by: keyof typeof KM_PER_HOUR, km: number): number => {
  const { slow, fast } = KM_PER_HOUR[by]
  const slowly = Math.min(km, SLOW_KM)
  return Math.ceil((slowly / slow + (km - slowly) / fast) * 60)
}

/** As the crow flies; nearer, nobody takes a coach line. */
const LEAST_COACH_KM = 30

type Options = { door: Door; access: TripAccess; factors: Factors }

/** By coach, whose stretches on water are ferries; null where it is next door. */
export const coachWay = ({ door, access, factors }: Options): Way | null => {
  if (crowKm(door, farEnd(access)) < LEAST_COACH_KM) return null
  const road = (km: number): Leg =>
    legOf(factors, {
      label: 'Car',
      km,
      factor: 'coach',
      is_measured: false,
      minutes: roadMinutes('coach', km),
    })
  return wayOf({
    mode: 'coach',
    legs: roadLegs({ door, access, by: 'coach', road, sail: (leg) => sail(factors, leg, 'ferry_seat') }),
  })
}

/** By car with so many people in it: each counts their share of the vehicle, on the road and on a ferry, and their own cabin. */
export const carWay = ({ door, access, factors, occupants }: Options & { occupants: 1 | 2 | 3 | 4 }): Way => {
  const road = (km: number): Leg =>
    legOf(factors, {
      label: 'Voiture',
      km,
      factor: 'car',
      occupants,
      is_measured: false,
      minutes: roadMinutes('car', km),
    })
  const mode: WayMode = `car_${occupants}`
  const cross = (leg: StatedLeg) => [
    ...sail(factors, leg, 'ferry_cabin'),
    ...sail(factors, { ...leg, label: `${leg.label}, la voiture`, minutes: 0 }, 'ferry_vehicle', occupants),
  ]
  return wayOf({ mode, legs: roadLegs({ door, access, by: 'car', road, sail: cross }) })
}

/** Where a road or a plane leads: the meeting point, or what is nearest to it of what is told. */
export const farEnd = ({ meeting, airport, station }: TripAccess): Point => meeting ?? airport ?? station

type Roads = {
  door: Door
  access: TripAccess
  by: 'coach' | 'car'
  road: (km: number) => Leg
  sail: (leg: StatedLeg) => Leg[]
}

/** Straight to the meeting point by road; with a sea between, to the port, across, and on as far as the others go. */
const roadLegs = ({ door, access, by, road, sail: cross }: Roads): Leg[] => {
  const isAcross = access.approach.some(({ mode }) => mode === 'ferry')
  if (!isAcross) return [road(detouredKm(by, crowKm(door, farEnd(access))))]
  return [
    road(detouredKm(by, crowKm(door, access.station))),
    ...access.approach.flatMap((leg) => {
      if (leg.mode === 'walk') return []
      return leg.mode === 'ferry' ? cross(leg) : [road(Math.round(leg.km))]
    }),
  ].filter(({ km }) => km > 0)
}

const sail = (factors: Factors, leg: StatedLeg, factor: FactorKey, occupants?: number): Leg[] => {
  const [crossing] = statedLegs({ factors, stated: [leg] })
  if (!crossing) return []
  const { label, km, is_measured, minutes } = crossing
  return [legOf(factors, { label, km, is_measured, minutes, factor, occupants })]
}
