import type { FeaturedOrder, FeaturedTrip } from '@/contract/featured'
import { query, queryOne } from '@/server/platform/db/pool'

/** The trips that are put forward, in their order, and those on the site that may be. */
export const readFeaturedOrder = async (): Promise<FeaturedOrder> => {
  const [rows, home] = await Promise.all([query<FeaturedTrip & { is_ranked: boolean }>(TRIPS), queryOne<Home>(HOME)])
  const trips: FeaturedTrip[] = []
  const others: FeaturedTrip[] = []
  for (const { is_ranked: isRanked, ...trip } of rows) (isRanked ? trips : others).push(trip)
  return { trips, others, home_count: home?.count ?? 0 }
}

const TRIPS = /* sql */ `
  select e.id, coalesce(e.name, 'Sans nom') as name, e._status = 'published' as is_published,
    h.hit ->> 'main_photo_small' as picture, to_char(h.next_start, 'YYYY-MM-DD') as next_start,
    e.carousel_rank is not null as is_ranked
  from expeditions e left join expedition_hits h on h.id = e.id
  where e.carousel_rank is not null or e._status = 'published'
  order by e.carousel_rank nulls last, case when e.carousel_rank is null then lower(e.name) end, e.id`

type Home = { count: number }

const HOME = /* sql */ `
  select count(*)::int as count from home_page p
  join home_page_rels r on r.parent_id = p.id and r.path = 'featured'
  join expedition_hits h on h.id = r.expeditions_id where p._status = 'published'`
