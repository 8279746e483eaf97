import type { ExpeditionDetails } from '@/contract/expeditions'
import { queryOne } from '@/server/platform/db/pool'
import { GUIDE_LANGUAGES_OF, GUIDE_SLUG } from '../guides/public-guide'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'
import { presentExpedition, type ExpeditionRow } from './present-expedition'

const texts = (table: string): string =>
  `coalesce((select json_agg(t.text order by t._order) from ${table} t where t._parent_id = e.id), '[]'::json)`

const STATEMENT = /* sql */ `
  select h.hit, h.review_count, e.region, e.tagline, e.description, e.group_min::int as group_min, e.group_max::int as group_max,
    case when e.expedition_type = 'kids' then coalesce(e.age_max_child, 17)::int end as age_max_child,
    e.child_price_cents / 100.0::float8 as child_price, e.child_price_max_age::int,
    e.meeting_point, e.station,
    (select json_agg(json_build_object('name', c.name, 'code', c.code) order by r."order")
      from expeditions_rels r join countries c on c.id = r.countries_id
      where r.parent_id = e.id and r.path = 'countries') as countries,
    (select json_build_object(
        'full_name', g.full_name, 'slug', ${GUIDE_SLUG}, 'job_title', g.job_title, 'biography', g.biography,
        'avatar_url', coalesce(a.sizes_xs_url, a.url),
        'facts', coalesce((select json_agg(f.text order by f._order) from guides_facts f where f._parent_id = g.id), '[]'::json), 'languages', ${GUIDE_LANGUAGES_OF})
      from guides g left join media a on a.id = g.avatar_id where g.id = e.guide_id) as guide,
    ${texts('expeditions_highlights')} as highlights,
    ${texts('expeditions_included')} as included,
    ${texts('expeditions_not_included')} as not_included,
    ${texts('expeditions_kit')} as kit,
    coalesce((select json_agg(json_build_object('label', o.label, 'description', o.description,
        'price', o.price_cents / 100.0) order by o._order)
      from expeditions_options o where o._parent_id = e.id), '[]'::json) as options,
    coalesce((select json_agg(json_build_object(
        'url', coalesce(p.sizes_sm_url, p.url), 'alt', coalesce(p.alt, ''),
        'width', coalesce(p.sizes_sm_width, p.width, 640)::int, 'height', coalesce(p.sizes_sm_height, p.height, 480)::int) order by p.position)
      from (
        select m.*, 0 as position from media m where m.id = e.main_photo_id
        union all
        select m.*, r."order" from expeditions_rels r join media m on m.id = r.media_id
        where r.parent_id = e.id and r.path = 'gallery'
      ) p), '[]'::json) as photos,
    json_build_object('title', nullif(trim(e.seo_title), ''), 'description', nullif(trim(e.seo_description), ''),
      'image', (select coalesce(m.sizes_lg_url, m.url) from media m where m.id = e.seo_image_id)) as seo,
    coalesce((select json_agg(json_build_object(
        'title', d.title, 'text', d.text, 'distance_km', d.distance_km, 'ascent_m', d.ascent_m, 'descent_m', d.descent_m,
        'hours', d.hours, 'night', d.night, 'meals', d.meals) order by d._order)
      from expeditions_days d where d._parent_id = e.id), '[]'::json) as programme,
    coalesce((select json_agg(json_build_object('city', j.city, 'duration', j.duration,
        'legs', coalesce((select json_agg(json_build_object('time', l.time, 'place', l.place, 'note', coalesce(l.note, '')) order by l._order)
          from expeditions_journeys_legs l where l._parent_id = j.id), '[]'::json)) order by j._order)
      from expeditions_journeys j where j._parent_id = e.id), '[]'::json) as journeys
  from expedition_hits h join expeditions e on e.id = h.id
  where ${IS_EXPEDITION}`

/** One published expedition by number or slug, or null. */
export const findExpedition = async (idOrSlug: string): Promise<ExpeditionDetails | null> => {
  const row = await queryOne<ExpeditionRow>(STATEMENT, expeditionKey(idOrSlug), 'find-expedition')
  return row && { ...presentExpedition(row), hit: row.hit }
}
