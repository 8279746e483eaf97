import { LAST_WAITLIST_DAYS } from '@/domain/seats/waitlist'
import { PARIS } from '@/domain/carbon/door'
import { doorFactors, doorFigures, figureJson, written } from '@/server/features/carbon/door-figures'
import { weekOf } from '@/server/features/search/postgres/departing'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { AWAITED_TEXT, FIRST_DAY_TEXT, NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

const SLOT = `json_build_object('next_departure_start', start, 'available_count', available,
      'is_confirmed', is_confirmed, 'awaited', awaited, 'has_waitlist', available <= 0 and not sales_closed and not waitlist_closed
        and start - ${LAST_WAITLIST_DAYS} >= ${TODAY_TEXT})`

/** The names that these trips (`id`) are classed by, in their order. */
const namesOf = (trips: string): string => /* sql */ `
  select f.id,
    coalesce(array_agg(c.name::text order by r."order") filter (where r.path = 'countries'), '{}') as countries,
    coalesce(array_agg(a.name::text order by r."order") filter (where r.path = 'activities'), '{}') as activities,
    coalesce(array_agg(t.name::text order by r."order") filter (where r.path = 'accommodation_types'), '{}') as accommodations,
    (array_agg(c.code order by r."order") filter (where r.path = 'countries'))[1] as country_code
  from ${trips} f
  left join expeditions_rels r on r.parent_id = f.id and r.path in ('countries', 'activities', 'accommodation_types')
  left join countries c on c.id = r.countries_id
  left join activities a on a.id = r.activities_id
  left join accommodation_types t on t.id = r.accommodation_types_id
  group by f.id`

/** What the cards of the expeditions in `$1` share with others, as `shapesStatement` and `wordsStatement` take it. */
export const SHARED_BY_HITS = /* sql */ `
with trips as (select id, name, region from expeditions where id = any($1::int[]) and _status = 'published'),
named as (${namesOf('trips')})
select t.name, t.region, n.countries, n.activities from trips t join named n on n.id = t.id`

/**
 * The one statement that builds the cards of the expeditions in `$1` (numbers) from committed rows. Figures are those from Paris.
 * « Today » is the calendar day in Europe/Paris. Unpublished expeditions give no row.
 */
export const BUILD_EXPEDITION_HITS = /* sql */ `
with today as (select ${TODAY_TEXT} as day),
${doorFactors({ door: PARIS, put: written })}, ${doorFigures({ door: PARIS, put: written, among: '$1::int[]' })},
facts as (
  select e.id, e.name, e.slug, e.expedition_type::text as expedition_type, e.carousel_rank, e.age_min_child,
    e.duration_days, e.level, e.eco_rating, e.price_cents as base_price_cents, e.region,
    concat_ws(' ', e.region, e.tagline, g.full_name,
      (select string_agg(text #>> '{}', ' ') from jsonb_path_query(e.description, 'strict $.**.text') text)) as search_text,
    coalesce(e.new_until >= now(), false) as is_new,
    coalesce(m.sizes_sm_url, m.url) as main_photo_small,
    g.full_name as guide_full_name
  from expeditions e
  left join media m on m.id = e.main_photo_id
  left join guides g on g.id = e.guide_id
  where e.id = any($1::int[]) and e._status = 'published'
),
named as materialized (${namesOf('facts')}),
coming as (
  select d.expedition_id, ${FIRST_DAY_TEXT} as start,
    d.open_seats as available, d.sales_closed, d.waitlist_closed is true as waitlist_closed, d.status = 'confirmed' as is_confirmed, ${AWAITED_TEXT} as awaited,
    ${weekOf({ first: 'd.first_day', last: 'd.last_day' })} as week, coalesce(d.price_cents, f.base_price_cents) as price_cents, d.created_at,
    row_number() over (partition by d.expedition_id order by d.departure_start, d.id) as rank,
    row_number() over (partition by d.expedition_id, d.open_seats > 0 order by d.departure_start, d.id) as rank_if_open
  from departures d join facts f on f.id = d.expedition_id, today
  where ${NOT_CANCELED_TEXT.d} and ${FIRST_DAY_TEXT} > today.day
),
dates as (
  select expedition_id,
    count(*)::int as next_departures_count,
    min(price_cents)::int as min_price_cents,
    min(start) as next_start,
    min(start) filter (where is_confirmed and available > 0) as next_confirmed,
    array_agg(distinct week) filter (where available > 0 and week is not null)::smallint[] as weeks,
    bool_or(created_at > now() - interval '21 days') as has_new_departures,
    json_agg(${SLOT} order by rank) filter (where rank <= 3) as next_starts,
    json_agg(${SLOT} order by rank)
      filter (where available > 0 and rank_if_open <= 3) as next_available_starts,
    coalesce(bool_and(available > 0) filter (where rank <= 3), false) as has_next_3_not_full
  from coming group by expedition_id
),
rated as (
  select expedition_id, round(avg(rate), 1)::float8 as rating, count(*)::int as review_count
  from reviews where status = 'published' and expedition_id = any($1::int[]) group by expedition_id
),
liked as (
  select expedition_id, count(*)::int as interests_count
  from interests where expedition_id = any($1::int[]) group by expedition_id
)
select f.id, f.name, f.slug, f.expedition_type, f.carousel_rank::int as carousel_rank,
  coalesce(d.min_price_cents, f.base_price_cents)::int as price_cents,
  n.countries[1] as country_1, n.countries, n.activities,
  f.duration_days::int as duration_days, f.level::int as level, f.eco_rating::int as eco_rating,
  r.rating, coalesce(r.review_count, 0) as review_count, d.next_start, d.next_confirmed,
  coalesce(d.weeks, '{}') as weeks, f.region, f.search_text,
  json_build_object(
    'id', f.id,
    'objectID', f.id::text,
    'name', f.name,
    'slug', f.slug,
    'price', coalesce(d.min_price_cents, f.base_price_cents) / 100.0,
    'country_flag_url', '/flags/' || lower(n.country_code) || '.svg',
    'country_1', coalesce(n.countries[1], ''),
    'countries', n.countries,
    'duration_days', f.duration_days::int,
    'level_number', f.level::int,
    'eco_rating', f.eco_rating::int,
    'rating', r.rating,
    'guide_full_name', f.guide_full_name,
    'activities', n.activities,
    'accommodation', n.accommodations[1],
    'accommodations_name', n.accommodations,
    'carousel_rank', f.carousel_rank::int,
    'expedition_type', f.expedition_type,
    'main_photo_small', f.main_photo_small,
    'age_min_child', f.age_min_child::int,
    'all_time_interests_count', coalesce(l.interests_count, 0),
    'is_new', f.is_new,
    'has_new_departures', coalesce(d.has_new_departures, false),
    'next_departures_count', coalesce(d.next_departures_count, 0),
    'next_departure_starts', coalesce(d.next_starts, '[]'::json),
    'next_available_departure_starts', coalesce(d.next_available_starts, '[]'::json),
    'has_next_3_departures_not_full', coalesce(d.has_next_3_not_full, false),
    'carbon', p.carbon
  ) as hit
from facts f
join named n on n.id = f.id
left join dates d on d.expedition_id = f.id
left join rated r on r.expedition_id = f.id
left join liked l on l.expedition_id = f.id
left join (select f.id, ${figureJson(`'${PARIS.name}'`)} as carbon from door_figures f) p on p.id = f.id`
