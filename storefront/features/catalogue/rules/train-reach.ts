import { DETOUR, EARTH_RADIUS_KM, crowKm, type Point } from '@/domain/carbon/distance'
import { CHANGE_MINUTES, TRAIN_CLASSES } from '@/domain/carbon/train-legs'

/** The hours that the reach is drawn for, the nearest first. */
export const REACH_HOURS = [3, 5, 8] as const

/** A place and the minutes that its train takes. */
type Timed = Point & { minutes: number }
type Ring = Array<[longitude: number, latitude: number]>

const DIRECTIONS = 72
/** How far to the side, in degrees, and how much nearer or farther, in kilometres, a place still says how fast trains are. */
const ASIDE = 22
const ALONG_KM = 220
/** The weight of the estimate among the places: where none is near, it stands alone. */
const ESTIMATE = 0.35
/** A single odd time draws no spike. */
const LEAST = 0.5
const MOST = 1.6
/** Nearer than that, minutes are those of the way to the station. */
const NEAREST_KM = 20

/**
 * What is within each of `REACH_HOURS` by train, as closed rings of degrees around a town: as far as the classes of an estimated way
 * go, farther where the times of places show faster trains, nearer where they show slower ones. Each ring holds the one before.
 */
export const trainReach = ({ from, places }: { from: Point; places: Timed[] }): Ring[] => {
  const seen = places.flatMap(({ minutes, ...place }) => {
    const km = crowKm(from, place)
    const estimated = estimatedKm(minutes)
    return km < NEAREST_KM || estimated < NEAREST_KM
      ? []
      : [{ km, bearing: bearingTo(from, place), pace: km / estimated }]
  })
  const radii = REACH_HOURS.map((hours) => {
    const base = estimatedKm(hours * 60)
    return directions().map((bearing) => base * paceTowards({ bearing, km: base, seen }))
  })
  return radii.map((_, ring) => {
    const corners = directions().map((bearing, place) => {
      // A place that is slow to reach from near is not quicker to reach from farther.
      const km = Math.max(...radii.slice(0, ring + 1).map((inner) => inner[place] ?? 0))
      return corner({ from, bearing, km })
    })
    return [...corners, ...corners.slice(0, 1)]
  })
}

/** Kilometres of the crow that the classes of an estimated way go in so many minutes. */
export const estimatedKm = (minutes: number): number => {
  let left = minutes
  let km = 0
  for (const [place, { upToKm, kmPerHour }] of TRAIN_CLASSES.entries()) {
    left -= place > 0 ? CHANGE_MINUTES : 0
    if (left <= 0) break
    const stretch = Math.min(upToKm - km, (left * kmPerHour) / 60)
    km += stretch
    left -= (stretch * 60) / kmPerHour
  }
  return km / DETOUR.train
}

type Seen = { km: number; bearing: number; pace: number }

const paceTowards = ({ bearing, km, seen }: { bearing: number; km: number; seen: Seen[] }): number => {
  let weights = ESTIMATE
  let sum = ESTIMATE
  for (const place of seen) {
    const aside = Math.abs(((place.bearing - bearing + 540) % 360) - 180) / ASIDE
    const along = (place.km - km) / ALONG_KM
    const weight = Math.exp(-(aside * aside + along * along) / 2)
    weights += weight
    sum += weight * place.pace
  }
  return Math.min(MOST, Math.max(LEAST, sum / weights))
}

const directions = (): number[] => Array.from({ length: DIRECTIONS }, (_, place) => (360 * place) / DIRECTIONS)

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

const bearingTo = (from: Point, to: Point): number => {
  const east = radians(to.lon - from.lon)
  const [here, there] = [radians(from.lat), radians(to.lat)]
  const y = Math.sin(east) * Math.cos(there)
  const x = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(east)
  return (degrees(Math.atan2(y, x)) + 360) % 360
}

const corner = ({ from, bearing, km }: { from: Point; bearing: number; km: number }): [number, number] => {
  const [angle, way, here] = [km / EARTH_RADIUS_KM, radians(bearing), radians(from.lat)]
  const lat = Math.asin(Math.sin(here) * Math.cos(angle) + Math.cos(here) * Math.sin(angle) * Math.cos(way))
  const east = Math.atan2(
    Math.sin(way) * Math.sin(angle) * Math.cos(here),
    Math.cos(angle) - Math.sin(here) * Math.sin(lat),
  )
  return [from.lon + degrees(east), degrees(lat)]
}
