import type { ExpeditionCarbon } from '@/contract/carbon'
import type { TripAccess } from '@/domain/carbon/access'
import { crowKm } from '@/domain/carbon/distance'
import { cityAltitude, type Door } from '@/domain/carbon/door'

/** Countries whose clocks show Paris time all year, by the first two letters of their codes. */
const PARIS_TIME = 'FR AD AT BE CH CZ DE DK ES HR HU IT LI LU MC NL NO PL SE SI SK SM'.split(' ')

/** How near, in degrees, a stage is to the first point of the route that it marks. */
const SAME_PLACE = 0.001

/** SQL of the first (0) or last (-1) point of the route of `e`, which is a line or a list of lines. */
const endOf = (rank: 0 | -1): string => `case when jsonb_typeof(e.route->0->0) = 'array'
    then e.route->${String(rank)}->${String(rank)} else e.route->${String(rank)} end`
const [START, END] = [endOf(0), endOf(-1)]

/** SQL of the stage of `e` that marks that point of its route. */
const stageAt = (point: string): string => `(select s.name from expeditions_stages s where s._parent_id = e.id
    and abs(s.longitude - ((${point})->>0)::numeric) < ${String(SAME_PLACE)}
    and abs(s.latitude - ((${point})->>1)::numeric) < ${String(SAME_PLACE)} order by s._order limit 1)`

/** Nearer, one ends where one began. */
const ELSEWHERE_KM = 5

/** SQL of the columns that `presentWayHeights` reads of expeditions `e`. */
export const WAY_HEIGHTS = /* sql */ `
  e.access_station_altitude::int as station_altitude,
  case when jsonb_typeof((${START})->2) = 'number' then round(((${START})->>2)::numeric)::int end as trailhead_altitude,
  ${stageAt(START)} as trailhead, ${stageAt(END)} as finish,
  ${START} as route_start, ${END} as route_end,
  not exists (select 1 from expeditions_rels r join countries c on c.id = r.countries_id where r.parent_id = e.id
     and left(c.code, 2) not in (${PARIS_TIME.map((code) => `'${code}'`).join(', ')})) as keeps_paris_time`

export type WayHeightsRow = {
  station_altitude: number | null
  trailhead_altitude: number | null
  trailhead: string | null
  finish: string | null
  route_start: number[] | null
  route_end: number[] | null
  keeps_paris_time: boolean
}

type Options = { row: WayHeightsRow; door: Door; access: TripAccess }

/** What is known of the heights between a door and a trip. */
export const presentWayHeights = ({ row, door, access }: Options): NonNullable<ExpeditionCarbon['heights']> => ({
  town: cityAltitude(door),
  station: { name: access.station.name, altitude: row.station_altitude },
  trailhead: { name: row.trailhead, altitude: row.trailhead_altitude },
  finish: finishOf(row),
  // A walk is no leg.
  legs_after: access.approach.filter(({ mode }) => mode !== 'walk').length,
  keeps_paris_time: row.keeps_paris_time,
})

const finishOf = ({ route_start: start, route_end: end, finish }: WayHeightsRow) => {
  const [from, to] = [pointOf(start), pointOf(end)]
  const km = from && to ? Math.round(crowKm(from, to)) : 0
  return km < ELSEWHERE_KM ? null : { name: finish, km }
}

const pointOf = (position: number[] | null) => {
  const [lon, lat] = position ?? []
  return lon === undefined || lat === undefined ? null : { lat, lon }
}
