import { sql } from '@/server/platform/payload/transaction-of'

/** SQL of what the contract calls `BookedExpedition`, for the row `e` of expeditions. */
export const BOOKED_EXPEDITION = sql`(
  select json_build_object(
    'id', e.id, 'slug', e.slug, 'name', e.name,
    'main_photo_large', '/api/media/file/' || coalesce(m.sizes_lg_filename, m.filename),
    'main_photo_small', '/api/media/file/' || coalesce(m.sizes_sm_filename, m.filename),
    'country_1', (select c.name from expeditions_rels r join countries c on c.id = r.countries_id
      where r.parent_id = e.id and r.path = 'countries' order by r."order" limit 1),
    'duration_days', e.duration_days::int, 'level_number', e.level::int, 'expedition_type', e.expedition_type,
    'age_min_child', e.age_min_child::int, 'station', e.station, 'meeting_point', e.meeting_point,
    'carbon_train_kg', e.carbon_kg_train,
    'sizes_asked', coalesce((select json_agg(s.value order by s."order") from expeditions_sizes_asked s
      where s.parent_id = e.id), '[]'::json))
  from (select 1) one left join media m on m.id = e.main_photo_id)`
