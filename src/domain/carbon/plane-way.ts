import type { TripAccess } from './access'
import { crowKm, detouredKm, flownKm, type Point } from './distance'
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

/** The airports that people of mainland France and Corsica fly from. */
const AIRPORTS: ReadonlyArray<Point & { name: string }> = [
  { name: 'Paris-Charles-de-Gaulle', lat: 49.0097, lon: 2.5479 },
  { name: 'Paris-Orly', lat: 48.7262, lon: 2.3652 },
  { name: 'Lyon-Saint-Exupéry', lat: 45.7256, lon: 5.0811 },
  { name: 'Nice-Côte d’Azur', lat: 43.6584, lon: 7.2159 },
  { name: 'Marseille-Provence', lat: 43.4393, lon: 5.2214 },
  { name: 'Toulouse-Blagnac', lat: 43.6293, lon: 1.3638 },
  { name: 'Bordeaux-Mérignac', lat: 44.8283, lon: -0.7156 },
  { name: 'Nantes-Atlantique', lat: 47.1532, lon: -1.6107 },
  { name: 'Bâle-Mulhouse', lat: 47.59, lon: 7.5292 },
  { name: 'Strasbourg-Entzheim', lat: 48.5383, lon: 7.6282 },
  { name: 'Lille-Lesquin', lat: 50.5619, lon: 3.0894 },
  { name: 'Montpellier-Méditerranée', lat: 43.5762, lon: 3.963 },
  { name: 'Biarritz-Pays Basque', lat: 43.4684, lon: -1.5231 },
  { name: 'Brest-Bretagne', lat: 48.4479, lon: -4.4185 },
  { name: 'Rennes-Bretagne', lat: 48.0695, lon: -1.7348 },
  { name: 'Ajaccio-Napoléon-Bonaparte', lat: 41.9236, lon: 8.8029 },
  { name: 'Bastia-Poretta', lat: 42.5527, lon: 9.4837 },
]
