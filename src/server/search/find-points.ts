import { MOST_POINTS, type SearchPoint, type SearchQuery } from '@/contract/search'
import { query } from '../db/pool'
import { searchConditions } from './search-conditions'

/** The first point of the route of each expedition found; one without a route has no place on the map. */
export const findPoints = (search: SearchQuery): Promise<SearchPoint[]> => {
  const values: unknown[] = []
  const conditions = Object.values(searchConditions({ search, values })).map((condition) => `(${condition})`)
  return query<SearchPoint>(
    /* sql */ `
    select h.id, h.slug, h.name, h.price_cents / 100.0::float8 as price, h.duration_days,
      h.hit ->> 'main_photo_small' as main_photo_small,
      (e.route -> 0 ->> 0)::float8 as longitude, (e.route -> 0 ->> 1)::float8 as latitude
    from expedition_hits h join expeditions e on e.id = h.id
    where ${conditions.join(' and ')} and jsonb_typeof(e.route -> 0 -> 1) = 'number'
    order by h.carousel_rank nulls last, h.id limit ${String(MOST_POINTS)}`,
    values,
  )
}
