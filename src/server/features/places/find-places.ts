import { MOST_PLACES, type Place, type PlaceList } from '@/contract/places'
import { readPlaceWords } from '@/domain/places/place-words'
import { query } from '@/server/platform/db/pool'

/** Sorts after any letter and figure of a key, in the order of bytes. */
const LAST = '~'

/** More keys than eight towns have in common with what was typed, their districts and postcodes counted. */
const MOST_KEYS = 240

/**
 * A name to the letter comes first, then the largest town that begins so; one that is known by another name (a former town, a district)
 * says which. The best keys are found in their index alone: a single letter begins six thousand.
 */
const STATEMENT = /* sql */ `
  with best as (
    select k.place_code, k.key, k.population, rank
    from unnest($1::text[], $2::text[]) as asked (low, high)
      join place_keys k on k.key >= asked.low and k.key < asked.high,
      lateral (select case when k.key <> asked.low then case k.kind when 'other_name' then 2 else 1 end
        when k.kind = 'other_name' then 1 else 0 end as rank) r
    where ($4::text is null or k.department = $4)
      and ($3::text is null or exists (select from place_keys z where z.key = $3 and z.place_code = k.place_code))
    order by rank, k.population desc limit ${MOST_KEYS}
  ),
  found as (
    select * from (select distinct on (place_code) * from best order by place_code, rank, key) one
    order by rank, population desc, place_code limit ${MOST_PLACES}
  )
  select p.code, p.name, p.department, p.name || ' (' || p.department || ')' as label, k.name as other_name,
    case when s.id is not null then json_build_object('name', s.name, 'km', round(p.station_m / 1000.0)::int) end as station
  from found f join places p on p.code = f.place_code join place_keys k on k.key = f.key and k.place_code = f.place_code
    left join stations s on s.id = p.station_id
  order by f.rank, f.population desc, f.place_code`

/** The towns that what was typed may mean, the likeliest first, by one statement; none for nothing to look up. */
export const findPlaces = async (typed: string): Promise<PlaceList> => {
  const words = readPlaceWords(typed)
  if (!words) return { items: [] }
  const { prefixes, postcode, department } = words
  const highs = prefixes.map((prefix) => prefix + LAST)
  return { items: await query<Place>(STATEMENT, [prefixes, highs, postcode, department], 'find-places') }
}
