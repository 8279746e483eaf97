import { MOST_STATIONS, type Station } from '@/contract/stations'
import { EARTH_RADIUS_KM, type Point } from '@/domain/carbon/distance'
import { query } from '@/server/platform/db/pool'
import { folded } from './find-station'

type Asked = {
  near: Point
  /** Degrees to the north and to the east of it, and as many to the south and to the west. */
  reach: Point
  /** Empty: those around. */
  q: string
}

/** The stations around a place, the nearest of the most served first; with words, those called so wherever they are, the likeliest first. */
export const findStations = async ({ near, reach, q }: Asked): Promise<{ items: Station[] }> => {
  const { lat, lon } = near
  if (q === '') {
    return { items: await query<Station>(AROUND, [lat, lon, reach.lat, reach.lon], 'find-stations-around') }
  }
  return { items: await query<Station>(CALLED, [lat, lon, q, spelledOut(q)], 'find-stations-called') }
}

/** A country is small enough for the earth to be flat in it. */
const KM = /* sql */ `round((${EARTH_RADIUS_KM} * radians(sqrt((s.lat - $1::float8) ^ 2
  + ((s.lon - $2::float8) * cos(radians((s.lat + $1) / 2))) ^ 2)))::numeric, 1)::float8 as km`

const COLUMNS = `s.id, s.name, s.country, s.lat, s.lon, ${KM}`

/** Of stations that are served alike, that of more people comes first. */
const PEOPLE = /* sql */ `people as (
    select station_id, sum(population) as count from places where station_id is not null group by station_id
  )`

/**
 * How much a station is served is told by its country's railways, each in its own way: those of France come four for one of each
 * neighbour, for its trains are what leads to a trip.
 */
const AROUND = /* sql */ `
  with ${PEOPLE},
  around as (
    select s.*, row_number() over (partition by s.country order by s.weight desc, p.count desc nulls last, s.id)
      / case s.country when 'FR' then 4.0 else 1 end as turn
    from stations s left join people p on p.station_id = s.id
    where s.lat between $1::float8 - $3::float8 and $1 + $3 and s.lon between $2::float8 - $4::float8 and $2 + $4
  ),
  most_served as (
    select *, row_number() over (order by turn, country)::int as rank from around order by rank limit ${MOST_STATIONS}
  )
  select ${COLUMNS}, s.rank from most_served s order by km, s.id`

const named = (text: string): string => `trim(replace(${folded(text)}, '  ', ' '))`

/** A name to the letter, then those that begin so, then those of which a later word does: « Part-Dieu » is Lyon’s. */
const CALLED = /* sql */ `
  with ${PEOPLE},
  asked as (select distinct ${named('word')} as name from unnest(array[$3::text, $4::text]) as word),
  called as (
    select distinct on (s.id) s.*, case when f.name = a.name then 0 when starts_with(f.name, a.name) then 1 else 2 end as likeness
    from stations s cross join lateral (select ${named('s.name')} as name) f
      join asked a on a.name <> '' and strpos(' ' || f.name, ' ' || a.name) > 0
    order by s.id, likeness
  )
  select ${COLUMNS},
    row_number() over (order by s.likeness, s.country <> 'FR', s.weight desc, p.count desc nulls last, s.id)::int as rank
  from called s left join people p on p.station_id = s.id order by rank limit ${MOST_STATIONS}`

/** The names of France are written in full: « St-Étienne » is Saint-Étienne. */
const spelledOut = (q: string): string => q.replace(/(^|[\s'’-])st(e?)[\s.-]+(?=\S)/giu, '$1saint$2 ')
