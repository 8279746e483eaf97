import { readXml, type XmlElement } from '@/domain/read-xml'
import { isRoutePosition, nearestOnRoute, type RoutePosition } from '@/domain/route'
import { simplifyRoute } from '@/domain/simplify-route'

/** A place that a file names on or near its track: kilometres from the start. */
export type GpxPlace = { name: string; km: number; position: RoutePosition }

export type GpxReading = { positions: RoutePosition[]; recordedCount: number; places: GpxPlace[] } | { problem: string }

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
export const readGpx = (text: string): GpxReading => {
  const [tracked, planned, named]: [Position[], Position[], NamedPosition[]] = [[], [], []]
  const take = (element: XmlElement): boolean => {
    if (element.name === 'trkpt') tracked.push(positionOf(element))
    if (element.name === 'rtept') planned.push(positionOf(element))
    if (element.name === 'wpt')
      named.push({ name: textOf(element, 'name').slice(0, 120), position: positionOf(element) })
    // A recording of a fortnight has a million points: only what is read of them is kept.
    return !KEPT.has(element.name)
  }
  const file = readXml(text, { take })
  if (!file.ok || file.root.name !== 'gpx') return { problem: NOT_GPX }
  const positions = tracked.length >= 2 ? tracked : planned
  if (positions.length < 2) return { problem: NO_TRACK }
  if (positions.some(([, , elevation]) => Number.isNaN(elevation))) return { problem: NO_ELEVATION }
  // Before the line is simplified, which never ends with a point that is nowhere.
  if (!positions.every(isRoutePosition)) return { problem: OFF_EARTH }
  const route = simplifyRoute(positions)
  return { positions: route, recordedCount: positions.length, places: placesOf(named, route) }
}

type Position = [longitude: number, latitude: number, elevation: number]
type NamedPosition = { name: string; position: Position }

const KEPT = new Set(['gpx', 'ele', 'name'])

const textOf = ({ children }: XmlElement, wanted: string): string =>
  children.find(({ name }) => name === wanted)?.text.trim() ?? ''

const positionOf = (point: XmlElement): Position => [
  rounded(Number(point.attributes['lon'] ?? Number.NaN), 5),
  rounded(Number(point.attributes['lat'] ?? Number.NaN), 5),
  rounded(Number(textOf(point, 'ele') || Number.NaN), 0),
]

// A metre on the ground, a metre in height.
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const placesOf = (named: NamedPosition[], route: readonly RoutePosition[]): GpxPlace[] =>
  named
    .flatMap(({ name, position }) => {
      const place = name && nearestOnRoute({ route, place: position })
      return place && place.awayKm <= NEAR_KM ? [{ name, km: place.km, position: place.position }] : []
    })
    .sort((one, other) => one.km - other.km)
