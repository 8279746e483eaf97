import { query } from '@/server/platform/db/pool'
import { STATIONS } from './catalogue/trip-access'

/** Tells the altitude of the stations of an earlier demo, where nobody wrote one, in the version that is edited too. */
export const markStationAltitudes = async (): Promise<void> => {
  const known = Object.values(STATIONS).filter(([, , , altitude]) => altitude !== null)
  const values = [known.map(([name]) => name), known.map(([, , , altitude]) => altitude)]
  const stations = 'unnest($1::text[], $2::int[]) s (name, altitude)'
  await query(
    `update expeditions e set access_station_altitude = s.altitude from ${stations}
     where e.access_station_name = s.name and e.access_station_altitude is null`,
    values,
  )
  await query(
    `update _expeditions_v v set version_access_station_altitude = s.altitude from ${stations}
     where v.latest and v.version_access_station_name = s.name and v.version_access_station_altitude is null`,
    values,
  )
}
