import type { TripAccess } from './access'
import { AIRPORTS } from './airports'
import { crowKm, detouredKm, flownKm } from './distance'
import type { Door } from './door'
import type { FactorKey, Factors } from './factor'
import { legOf } from './leg'
import { farEnd } from './road-ways'
import { wayOf, type Way } from './way'

/** As the crow flies: nearer, nobody flies. */
export const LEAST_FLIGHT_KM = 500

const CLASSES: ReadonlyArray<{ factor: FactorKey; upToKm: number }> = [
  { factor: 'plane_1000', upToKm: 1000 },
  { factor: 'plane_2000', upToKm: 2000 },
  { factor: 'plane_5000', upToKm: 5000 },
  { factor: 'plane_far', upToKm: Infinity },
]

const COACH_KM_PER_HOUR = 50
const FLIGHT_KM_PER_HOUR = 700
/** Check-in, taxiing and luggage. */
const AIRPORT_MINUTES = 150

type Options = { door: Door; access: TripAccess; factors: Factors }

/** By plane, with contrails, and by coach to and from the airports; null where nobody could take one. */
export const planeWay = ({ door, access, factors }: Options): Way | null => {
  const to = access.airport
  if (!to) return null
  if (crowKm(door, farEnd(access)) <= LEAST_FLIGHT_KM) return null
  const from = AIRPORTS.reduce((near, one) => (crowKm(door, one) < crowKm(door, near) ? one : near))
  const flown = flownKm(crowKm(from, to))
  const coach = (label: string, km: number, is_measured: boolean) =>
    legOf(factors, {
      label,
      km,
      is_measured,
      factor: 'coach',
      minutes: Math.ceil((km * 60) / COACH_KM_PER_HOUR),
    })
  return wayOf({
    mode: 'plane',
    legs: [
      coach(`Jusqu’à l’aéroport, ${from.name}`, detouredKm('coach', crowKm(door, from)), false),
      legOf(factors, {
        label: `Avion jusqu’à ${to.name}`,
        km: flown,
        factor: planeClass(flown),
        is_measured: false,
        minutes: AIRPORT_MINUTES + Math.ceil((flown * 60) / FLIGHT_KM_PER_HOUR),
      }),
      coach('De l’aéroport au rendez-vous', to.km, true),
    ],
  })
}

const planeClass = (km: number): FactorKey => CLASSES.find(({ upToKm }) => km <= upToKm)?.factor ?? 'plane_far'
