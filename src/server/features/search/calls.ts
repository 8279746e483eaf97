import {
  countDepartureDays,
  listPoints,
  searchExpeditions,
  suggest,
  MOST_POINTS,
  type SearchPoint,
  type SearchQuery,
} from '@/contract/search'
import { query, queryOne } from '@/server/platform/db/pool'
import { implementRoute } from '@/server/platform/http/implement-route'
import { withDoor } from './door-search'
import { binder } from './postgres/binder'
import { matchedCards } from './postgres/match-cards'
import { departing } from './postgres/search-filters'
import { searchWithFallback } from './search-with-fallback'
import { suggestFor } from './suggest'

export const SEARCH_ENDPOINTS = [
  implementRoute(suggest, ({ query }) => suggestFor(query.q)),
  implementRoute(listPoints, ({ query }) => findPoints(query)),
  implementRoute(countDepartureDays, ({ query }) => countDays(query)),
  implementRoute(searchExpeditions, async ({ query, req }) => {
    const { result, engine } = await searchWithFallback(query)
    req.responseHeaders = new Headers({ 'X-Search-Engine': engine })
    return result
  }),
]

/** The first point of the route of each expedition found; one without a route has no place on the map. */
const findPoints = async (asked: SearchQuery): Promise<SearchPoint[]> => {
  const search = await withDoor(asked)
  const { values, bind } = binder()
  return query<SearchPoint>(
    /* sql */ `
    with ${matchedCards({ search, bind })}
    select h.id, h.slug, h.name, h.price_cents / 100.0::float8 as price, h.duration_days,
      h.hit ->> 'main_photo_small' as main_photo_small,
      e.start_longitude as longitude, e.start_latitude as latitude
    from matched m join expedition_hits h on h.id = m.id join expeditions e on e.id = h.id
    where e.start_longitude is not null and e.start_latitude is not null
    order by h.carousel_rank nulls last, h.id limit ${String(MOST_POINTS)}`,
    values,
  )
}

/** How many expeditions leave on each day to come with seats enough, among those that meet the other filters. */
const countDays = async ({ start: _start, end: _end, travelers = 1, ...asked }: SearchQuery) => {
  const search = await withDoor(asked)
  const { values, bind } = binder()
  const row = await queryOne<{ days: Record<string, number> }>(
    /* sql */ `
    with ${matchedCards({ search, bind })}
    select coalesce(json_object_agg(first_day, n), '{}'::json) as days from (
      select d.first_day, count(distinct d.expedition_id)::int as n
      from matched m join departures d on d.expedition_id = m.id
      where ${departing({ search: { travelers, confirmed: search.confirmed }, bind })}
      group by 1) k`,
    values,
  )
  return row?.days ?? {}
}
