import type { PlacesData } from '@/server/features/places/read-places-data'
import { meters } from './distance'
import { locateCommunes } from './locate-communes'
import { nameStations } from './name-stations'
import { createStationFinder } from './nearest-station'
import { readCommunes } from './read-communes'
import { readStations } from './read-stations'
import { readTowns, STATIONS_BY_HAND } from './read-towns'

/** Makes the towns and stations from the packages that hold them. */
export const buildPlaces = async (): Promise<PlacesData> => {
  const communes = locateCommunes({ communes: readCommunes(), towns: readTowns() })
  const stations = nameStations({ stations: await readStations(), communes })
  const find = createStationFinder(stations)
  const known = new Map(stations.map((station) => [station.id, station]))
  return {
    stations: stations.map(({ isHighSpeed, isLongDistance, ...station }) => ({
      ...station,
      is_high_speed: isHighSpeed,
      is_long_distance: isLongDistance,
    })),
    places: communes.map((commune) => {
      const { any, highSpeed } = find(commune)
      const meant = known.get(STATIONS_BY_HAND[commune.code] ?? '')
      const byHand = meant && { station: meant, meters: Math.round(meters(commune, meant)) }
      const [nearest, fast] = [byHand ?? any, byHand ?? highSpeed]
      const { code, name, department, postcodes, population, lat, lon, locatedBy, otherNames } = commune
      return {
        ...{ code, name, department, postcodes, population, lat, lon, located_by: locatedBy, other_names: otherNames },
        station_id: nearest && nearest.station.id,
        station_m: nearest && nearest.meters,
        high_speed_station_id: fast && fast.station.id,
        high_speed_station_m: fast && fast.meters,
      }
    }),
  }
}
