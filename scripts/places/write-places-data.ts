import type { PlaceRow, PlacesData, StationRow } from '@/server/features/places/read-places-data'

const HEAD = `# Railway stations and the towns of France, made by \`npm run places:build\`. Sources and licences: THIRD-PARTY.md.
# station\tid\tname\tcountry\tlat\tlon\ttrains\tweight
# place\tcode\tname\tdepartment\tpostcodes\tpopulation\tlat\tlon\tlocated by\tstation\tmetres\thigh-speed station\tmetres\tother names
`

/** The file that `parsePlacesData` reads: a line for each station, then for each town, sorted by their codes. */
export const writePlacesData = ({ stations, places }: PlacesData): string =>
  HEAD + [...stations.map(stationLine).sort(), ...places.map(placeLine).sort(), ''].join('\n')

const stationLine = ({ id, name, country, lat, lon, weight, ...station }: StationRow): string => {
  const trains = [station.is_high_speed && 'high-speed', station.is_long_distance && 'long-distance'].filter(Boolean)
  return line('station', id, name, country, lat, lon, trains.join('|'), weight)
}

const placeLine = ({ code, name, department, postcodes, population, lat, lon, ...place }: PlaceRow): string =>
  line(
    ...['place', code, name, department, postcodes.join('|'), population, lat, lon, place.located_by],
    ...[place.station_id, place.station_m, place.high_speed_station_id, place.high_speed_station_m],
    place.other_names.join('|'),
  )

const line = (...cells: (string | number | null)[]): string =>
  cells
    .map((cell) => String(cell ?? ''))
    .join('\t')
    .trimEnd()
