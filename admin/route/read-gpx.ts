import { fillElevations } from '@/domain/routes/fill-elevations'
import { joinSegments } from '@/domain/routes/join-segments'
import { readXml, type XmlElement } from '@/domain/text/read-xml'
import {
  isRoutePosition,
  MOST_ROUTE_PARTS,
  nearestOnRoute,
  type RouteParts,
  type RoutePosition,
} from '@/domain/routes/route'
import { simplifyRoute } from '@/domain/routes/simplify-route'

/** A place that a file names on or near its track: kilometres from the start. */
export type GpxPlace = { name: string; km: number; position: RoutePosition }

/** `filledCount` points had no altitude and got one from those beside them; `strayCount` stood alone, far from the others, and were left out. */
export type GpxRoute = {
  parts: RoutePosition[][]
  recordedCount: number
  filledCount: number
  strayCount: number
  places: GpxPlace[]
}
export type GpxReading = GpxRoute | { problem: string }

const NOT_GPX = 'Ce fichier n’est pas un GPX. Exporte le tracé au format GPX depuis ton application de cartes.'
const NO_TRACK = 'Ce fichier ne contient aucun tracé\u00a0: il faut au moins deux points.'
const NO_ELEVATION =
  'Les points de ce tracé n’ont pas d’altitude, et le profil en a besoin. Un éditeur de tracés comme gpx.studio les ajoute\u00a0: ouvre le fichier, demande les altitudes, exporte-le et reviens ici.'
const OFF_EARTH = 'Un point de ce tracé est hors de la Terre\u00a0: le fichier est abîmé.'
const TOO_MANY_PARTS = `Ce tracé est en plus de ${String(MOST_ROUTE_PARTS)} morceaux éloignés les uns des autres. Exporte-le en une seule ligne.`

/** Kilometres from the track within which a place of the file is one of the route. */
const NEAR_KM = 0.3

/**
 * The route of a GPX file (https://www.topografix.com/GPX/1/1/): its tracks one after the other, else its routes, with no
 * more points than its shape needs, and the places named along it; what is wrong with it otherwise, in French.
 */
export const readGpx = (text: string): GpxReading => {
  const file = readElements(text)
  if (!file) return { problem: NOT_GPX }
  const segments = file.tracked.flat().length >= 2 ? file.tracked : file.planned
  const recordedCount = segments.flat().length
  if (recordedCount < 2) return { problem: NO_TRACK }
  // Before anything is measured: a point that is nowhere is at no distance.
  if (!segments.flat().every(isOnEarth)) return { problem: OFF_EARTH }
  const filled = fillElevations(segments)
  if (!filled) return { problem: NO_ELEVATION }
  const { parts, strayCount } = joinSegments(filled.segments)
  if (parts.length === 0) return { problem: NO_TRACK }
  if (parts.length > MOST_ROUTE_PARTS) return { problem: TOO_MANY_PARTS }
  const route = simplifyRoute(parts)
  const places = placesOf(file.named, route)
  return { parts: route, recordedCount, filledCount: filled.filledCount, strayCount, places }
}

type Position = [longitude: number, latitude: number, elevation: number]
type NamedPosition = { name: string; position: Position }

const KEPT = new Set(['gpx', 'ele', 'name'])

/** What a file holds, null when it is no GPX. A segment is a list of points; a point without altitude has NaN. */
const readElements = (text: string) => {
  const [tracked, planned, named]: [Position[][], Position[][], NamedPosition[]] = [[[]], [[]], []]
  const take = (element: XmlElement): boolean => {
    if (element.name === 'trkpt') tracked.at(-1)?.push(positionOf(element))
    if (element.name === 'rtept') planned.at(-1)?.push(positionOf(element))
    if (element.name === 'trkseg') tracked.push([])
    if (element.name === 'rte') planned.push([])
    if (element.name === 'wpt')
      named.push({ name: textOf(element, 'name').slice(0, 120), position: positionOf(element) })
    // A recording of a fortnight has a million points: only what is read of them is kept.
    return !KEPT.has(element.name)
  }
  const file = readXml(text, { take })
  return file.ok && file.root.name === 'gpx' ? { tracked, planned, named } : null
}

const isOnEarth = ([longitude, latitude, elevation]: Position): boolean =>
  isRoutePosition([longitude, latitude, Number.isNaN(elevation) ? 0 : elevation])

const textOf = ({ children }: XmlElement, wanted: string): string =>
  children.find(({ name }) => name === wanted)?.text.trim() ?? ''

const positionOf = (point: XmlElement): Position => [
  rounded(Number(point.attributes['lon'] ?? Number.NaN), 5),
  rounded(Number(point.attributes['lat'] ?? Number.NaN), 5),
  rounded(Number(textOf(point, 'ele') || Number.NaN), 0),
]

// A metre on the ground, a metre in height.
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const placesOf = (named: NamedPosition[], parts: RouteParts): GpxPlace[] =>
  named
    .flatMap(({ name, position }) => {
      const place = name && nearestOnRoute({ parts, place: position })
      return place && place.awayKm <= NEAR_KM ? [{ name, km: place.km, position: place.position }] : []
    })
    .sort((one, other) => one.km - other.km)
