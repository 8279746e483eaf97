import { sql } from '@/server/platform/db/transaction-of'

/** SQL of the last age that the expedition `e` takes: where the parents stay at home, nobody who is of age. */
export const AGE_MAX = sql`case when e.expedition_type = 'kids' then coalesce(e.age_max_child, 17)::int end`

/** SQL of how one goes on from the station that trains of France lead to on the way to the expedition `e`; empty where one is there. */
const NEXT_MODE = sql`coalesce((select a.mode::text from trip_approach a where a._parent_id = e.id and a.mode <> 'walk'
  order by a._order limit 1), '')`

/** SQL of what the contract calls `BookedExpedition`, for the row `e` of expeditions. */
export const BOOKED_EXPEDITION = sql`(
  select json_build_object(
    'id', e.id, 'slug', e.slug, 'name', e.name,
    'main_photo_large', coalesce(m.sizes_lg_url, m.url),
    'main_photo_small', coalesce(m.sizes_sm_url, m.url),
    'country_1', (select c.name from expeditions_rels r join countries c on c.id = r.countries_id
      where r.parent_id = e.id and r.path = 'countries' order by r."order" limit 1),
    'duration_days', e.duration_days::int, 'level_number', e.level::int, 'expedition_type', e.expedition_type,
    'age_min_child', e.age_min_child::int, 'age_max_child', ${AGE_MAX}, 'station', e.station,
    'rail_station', case when (${NEXT_MODE}) not like 'train%' then nullif(e.access_station_name, '') end, 'meeting_point', e.meeting_point,
    'sizes_asked', coalesce((select json_agg(s.value order by s."order") from expeditions_sizes_asked s
      where s.parent_id = e.id), '[]'::json))
  from (select 1) one left join media m on m.id = e.main_photo_id)`

/**
 * SQL: whether the site may speak of the expedition `e` to who leads its departure `d`: it is on sale, or somebody booked
 * while it was. The row of one that was never published is empty.
 */
export const IS_TRIP_KNOWN = sql`(e._status = 'published'
  or exists (select 1 from reservations booked where booked.departure_id = d.id))`

/** SQL: the ways by train to the expedition `e`, as a JSON array of what the contract calls `TripJourney`. */
export const JOURNEYS = sql`coalesce((select json_agg(json_build_object('city', j.city, 'duration', j.duration,
    'legs', coalesce((select json_agg(json_build_object('time', l.time, 'place', l.place, 'note', l.note) order by l._order)
      from expeditions_journeys_legs l where l._parent_id = j.id), '[]'::json)) order by j._order)
  from expeditions_journeys j where j._parent_id = e.id), '[]'::json)`

/** SQL: what one packs for the expedition `e`, as a JSON array of texts. */
export const KIT = sql`coalesce((
  select json_agg(k.text order by k._order) from expeditions_kit k where k._parent_id = e.id
), '[]'::json)`
