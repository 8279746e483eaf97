import type { SearchQuery } from '@/contract/search'
import { queryOne } from '../db/pool'
import { searchConditions } from './search-conditions'

/** How many expeditions leave on each day to come with seats enough, among those that meet the other filters. */
export const countDays = async ({ start: _start, end: _end, travelers = 1, ...search }: SearchQuery) => {
  const values: unknown[] = [travelers]
  const conditions = Object.values(searchConditions({ search, values })).map((condition) => `(${condition})`)
  const row = await queryOne<{ days: Record<string, number> }>(
    /* sql */ `
    select coalesce(json_object_agg(day, n), '{}'::json) as days from (
      select (d.departure_start at time zone 'Europe/Paris')::date as day, count(distinct h.id)::int as n
      from expedition_hits h join departures d on d.expedition_id = h.id
      where ${conditions.join(' and ')} and d.status <> 'canceled' and d.capacity - d.seats_taken >= $1::int
        and (d.departure_start at time zone 'Europe/Paris')::date >= (now() at time zone 'Europe/Paris')::date
      group by 1) k`,
    values,
  )
  return row?.days ?? {}
}
