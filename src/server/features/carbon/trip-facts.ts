import type { MeasuredTrain, StatedLeg } from '@/domain/carbon/access'
import type { TripFacts } from '@/domain/carbon/trip-figure'
import type { Stay } from '@/domain/carbon/stay'

const rowsOf = (table: string, fields: string): string => `coalesce((
    select json_agg(json_build_object(${fields}) order by t._order) from ${table} t where t._parent_id = e.id), '[]'::json)`

/** SQL of the columns that `presentTripFacts` reads of expeditions `e`. */
export const TRIP_FACTS = /* sql */ `
  e.id, e.access_station_name as station, e.access_latitude::float8 as lat, e.access_longitude::float8 as lon,
  e.access_airport_name as airport, e.access_airport_latitude::float8 as airport_lat,
  e.access_airport_longitude::float8 as airport_lon, coalesce(e.access_airport_km, 0)::float8 as airport_km,
  e.start_latitude as meeting_lat, e.start_longitude as meeting_lon, e.duration_days::int as days,
  greatest(1, floor((coalesce(e.group_min, 1) + coalesce(e.group_max, e.group_min, 1)) / 2))::int as travelers,
  coalesce(e.stay_guide_km, 0)::float8 as guide_km, to_char(e.carbon_read_on at time zone 'UTC', 'YYYY-MM-DD') as read_on,
  ${rowsOf('trip_approach', `'mode', t.mode, 'label', t.label, 'km', t.km, 'minutes', t.minutes, 'is_measured', coalesce(t.is_measured, false)`)} as approach,
  ${rowsOf(
    'trip_trains',
    `'city', t.city, 'minutes', t.minutes, 'changes', t.changes, 'by_night', coalesce(t.by_night, false),
      'read_on', to_char(t.read_on at time zone 'UTC', 'YYYY-MM-DD'),
      'km', json_build_object('tgv', t.tgv_km, 'intercites', t.intercites_km, 'ter', t.ter_km)`,
  )} as trains,
  ${rowsOf('trip_nights', `'kind', t.kind, 'count', t.count`)} as nights,
  ${rowsOf('trip_meals', `'kind', t.kind, 'count', t.count`)} as meals,
  ${rowsOf('trip_transfers', `'mode', t.mode, 'label', coalesce(t.label, ''), 'km', t.km, 'occupants', t.occupants`)} as transfers`

export type TripFactsRow = {
  id: number
  station: string | null
  lat: number | null
  lon: number | null
  airport: string | null
  airport_lat: number | null
  airport_lon: number | null
  airport_km: number
  meeting_lat: number | null
  meeting_lon: number | null
  approach: StatedLeg[]
  trains: MeasuredTrain[]
  read_on: string | null
} & Stay

/** What the staff told of a trip, as its rules read it; a station without its place is not told, nor is a stay without nights and meals. */
export const presentTripFacts = (row: TripFactsRow): TripFacts => {
  const { station, lat, lon, airport, airport_lat, airport_lon, meeting_lat, meeting_lon } = row
  const { approach, trains, days, nights, meals, transfers, guide_km, travelers } = row
  const isStayTold = nights.length + meals.length > 0
  return {
    access:
      station === null || lat === null || lon === null
        ? null
        : {
            station: { name: station, lat, lon },
            approach,
            trains,
            meeting: meeting_lat === null || meeting_lon === null ? null : { lat: meeting_lat, lon: meeting_lon },
            airport:
              airport === null || airport_lat === null || airport_lon === null
                ? null
                : { name: airport, lat: airport_lat, lon: airport_lon, km: row.airport_km },
          },
    stay: isStayTold ? { days, nights, meals, transfers, guide_km, travelers } : null,
  }
}
