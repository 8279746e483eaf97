import type { RouteGeoJson } from '@/contract/expeditions'

/** The route as a GPX 1.1 file: its stages as waypoints, its line as one track with elevations. */
export const buildGpx = ({ name, route }: { name: string; route: RouteGeoJson }): string => {
  const points = route.features.flatMap(({ geometry, properties }) =>
    geometry.type === 'Point' ? [waypoint({ at: geometry.coordinates, name: properties.name })] : [],
  )
  const tracks = route.features.flatMap(({ geometry }) =>
    geometry.type === 'LineString'
      ? [`<trk><name>${escape(name)}</name><trkseg>${geometry.coordinates.map(trackPoint).join('')}</trkseg></trk>`]
      : [],
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Lagopède" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escape(name)}</name></metadata>`,
    ...points,
    ...tracks,
    '</gpx>',
  ].join('\n')
}

type Position = number[]

const place = ([longitude = 0, latitude = 0]: Position): string =>
  `lat="${String(latitude)}" lon="${String(longitude)}"`

const elevation = ([, , height]: Position): string => (height === undefined ? '' : `<ele>${String(height)}</ele>`)

const trackPoint = (at: Position): string => `<trkpt ${place(at)}>${elevation(at)}</trkpt>`

const waypoint = ({ at, name }: { at: Position; name: string | null }): string =>
  `<wpt ${place(at)}>${elevation(at)}${name === null ? '' : `<name>${escape(name)}</name>`}</wpt>`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
