import type { GuidePage, PublicGuide } from '@/contract/guides'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { queryOne, query } from '@/server/platform/db/pool'
import {
  AWAITED_TEXT,
  FIRST_DAY_TEXT,
  LEADING_GUIDE_TEXT,
  NOT_CANCELED_TEXT,
  PRICE_CENTS_TEXT,
} from '@/server/platform/db/shared-terms'
import { REVIEW_OBJECT } from '../reviews/review-object'
import { IS_PUBLIC_GUIDE, PUBLIC_GUIDE } from './public-guide'

const day = (column: string): string => `to_char(d.${column} at time zone 'Europe/Paris', 'YYYY-MM-DD')`

const PAGE = /* sql */ `
  select ${PUBLIC_GUIDE},
    (select json_agg(h.hit order by h.next_start nulls last, h.id)
      from expeditions e join expedition_hits h on h.id = e.id where e.guide_id = g.id) as hits,
    coalesce((select json_agg(next.departure) from (
      select json_build_object('id', d.id, 'departure_start', ${day('departure_start')}, 'departure_end', ${day('departure_end')},
        'price', ${PRICE_CENTS_TEXT} / 100.0, 'available_count', d.open_seats, 'capacity', d.capacity::int,
        'status', d.status::text, 'sales_closed', d.sales_closed, 'min_participants', d.min_participants::int, 'awaited', ${AWAITED_TEXT}, 'guide', null, 'expedition', json_build_object('name', h.name, 'slug', h.slug)) as departure
      from departures d join expeditions e on e.id = d.expedition_id join expedition_hits h on h.id = e.id
      where ${LEADING_GUIDE_TEXT} = g.id and ${NOT_CANCELED_TEXT.d} and ${FIRST_DAY_TEXT} > ${TODAY_TEXT}
        and d.open_seats > 0
      order by d.departure_start, d.id limit 6) next), '[]'::json) as departures,
    coalesce((select json_agg(latest.review) from (
      select json_build_object(${REVIEW_OBJECT}, 'expedition', json_build_object('id', h.id, 'name', h.name, 'slug', h.slug)) as review
      from reviews r join expeditions e on e.id = r.expedition_id join expedition_hits h on h.id = e.id
      where e.guide_id = g.id and r.status = 'published' and r.reservation_id is not null
      order by r.published_at desc, r.id desc limit 4) latest), '[]'::json) as reviews
  from guides g where g.slug = $1 and ${IS_PUBLIC_GUIDE}`

/** The page of a guide who has one, or null. */
export const findGuide = (slug: string): Promise<GuidePage | null> => queryOne<GuidePage>(PAGE, [slug], 'find-guide')

const GUIDES = /* sql */ `
  select ${PUBLIC_GUIDE} from guides g where ${IS_PUBLIC_GUIDE} order by lower(unaccent(g.full_name)), g.id`

/** The guides who have a page, by first name. */
export const listGuides = (): Promise<PublicGuide[]> => query<PublicGuide>(GUIDES, [], 'list-guides')

/** Whether a guide of this slug has a page. */
export const hasGuidePage = async (slug: string): Promise<boolean> => {
  if (!SLUG_PATTERN.test(slug)) return false
  const found = await queryOne(
    `select 1 from guides g where g.slug = $1 and ${IS_PUBLIC_GUIDE}`,
    [slug],
    'guide-has-page',
  )
  return found !== null
}
