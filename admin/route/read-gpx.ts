import { nearestOnRoute, isRouteLine, type RoutePosition } from '@/domain/route'
import { simplifyRoute } from '@/domain/simplify-route'

/** A place that a file names on or near its track: kilometres from the start. */
export type GpxPlace = { name: string; km: number; position: RoutePosition }

export type GpxRoute = { positions: RoutePosition[]; recordedCount: number; places: GpxPlace[] }

/** Bytes of a file that is read: a track of a fortnight, with a point a second and all that a watch notes beside it. */
export const GPX_BYTES = 60_000_000

const NOT_GPX = 'Ce fichier n’est pas un GPX. Exporte le tracé au format GPX depuis ton application de cartes.'
const NO_TRACK = 'Ce fichier ne contient aucun tracé\u00a0: il faut au moins deux points.'
const NO_ELEVATION =
  'Les points de ce tracé n’ont pas d’altitude. Exporte-le avec les altitudes, le profil en a besoin.'
const OFF_EARTH = 'Un point de ce tracé est hors de la Terre\u00a0: le fichier est abîmé.'

/** Kilometres from the track within which a place of the file is one of the route. */
const NEAR_KM = 0.3

/**
 * The route of a GPX file (https://www.topografix.com/GPX/1/1/): its tracks one after the other, else its routes, with no
 * more points than its shape needs, and the places named along it; what is wrong with it otherwise, in French.
 */
export const readGpx = (text: string): GpxRoute | { problem: string } => {
  const file = new DOMParser().parseFromString(text, 'application/xml')
  if (file.documentElement.localName !== 'gpx' || file.querySelector('parsererror')) return { problem: NOT_GPX }
  const tracked = named(file, 'trkpt')
  const points = tracked.length >= 2 ? tracked : named(file, 'rtept')
  if (points.length < 2) return { problem: NO_TRACK }
  const positions = points.map(positionOf)
  if (positions.some(([, , elevation]) => Number.isNaN(elevation))) return { problem: NO_ELEVATION }
  const route = simplifyRoute(positions)
  if (!isRouteLine(route)) return { problem: OFF_EARTH }
  return { positions: route, recordedCount: points.length, places: placesOf(named(file, 'wpt'), route) }
}

const named = (file: Document, name: string): Element[] => [...file.getElementsByTagNameNS('*', name)]

const textOf = (element: Element, name: string): string =>
  [...element.children].find(({ localName }) => localName === name)?.textContent.trim() ?? ''

const positionOf = (point: Element): [longitude: number, latitude: number, elevation: number] => [
  rounded(Number(point.getAttribute('lon') ?? Number.NaN), 5),
  rounded(Number(point.getAttribute('lat') ?? Number.NaN), 5),
  rounded(Number(textOf(point, 'ele') || Number.NaN), 0),
]

// A metre on the ground, a metre in height.
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const placesOf = (points: Element[], route: readonly RoutePosition[]): GpxPlace[] =>
  points
    .flatMap((point) => {
      const name = textOf(point, 'name').slice(0, 120)
      const place = nearestOnRoute({ route, place: positionOf(point) })
      return name && place && place.awayKm <= NEAR_KM ? [{ name, km: place.km, position: place.position }] : []
    })
    .sort((one, other) => one.km - other.km)
