import type { SearchQuery } from '@/contract/search-query'
import { queryOne } from '@/server/platform/db/pool'
import { withDoor } from './door-search'
import { binder } from './postgres/binder'
import { matchedCards } from './postgres/match-cards'
import { departing } from './postgres/departing'

/** How many expeditions leave on each day to come with seats enough, among those that meet the other filters. */
export const countDays = async ({ start: _start, end: _end, travelers = 1, ...asked }: SearchQuery) => {
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
