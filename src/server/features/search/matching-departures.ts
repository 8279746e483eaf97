import type { Hit } from '@/contract/hit'
import type { SearchQuery } from '@/contract/search-query'
import { askedFragment } from '@/domain/site/asked-fragment'
import { query } from '@/server/platform/db/pool'
import { AWAITED_TEXT } from '@/server/platform/db/shared-terms'
import { binder } from './postgres/binder'
import { departing, isDated } from './postgres/departing'

type Shown = Pick<Hit, 'next_departure_starts'> & { id: number; count: number }

/** The cards of a search, whose departures are those that match its dates and travelers: as they are where it sets none. */
export const withMatchingDepartures = async ({
  search,
  hits,
}: {
  search: SearchQuery
  hits: Hit[]
}): Promise<Hit[]> => {
  if (!isDated(search) || hits.length === 0) return hits
  const { values, bind } = binder()
  const rows = await query<Shown>(
    /* sql */ `
    select id, max(count)::int as count, json_agg(json_build_object(
      'next_departure_start', first_day, 'available_count', open_seats, 'is_confirmed', is_confirmed,
      'awaited', awaited) order by place) as next_departure_starts
    from (
      select d.expedition_id as id, d.first_day, d.open_seats, d.status = 'confirmed' as is_confirmed,
        ${AWAITED_TEXT} as awaited, count(*) over (partition by d.expedition_id) as count,
        row_number() over (partition by d.expedition_id order by d.first_day, d.id) as place
      from departures d
      where d.expedition_id = any(${bind(
        hits.map(({ id }) => id),
        'int[]',
      )}) and ${departing({ search, bind })}
    ) matching
    where place <= 3 group by id`,
    values,
  )
  const shown = new Map(rows.map((row) => [row.id, row]))
  return hits.map((hit) => {
    const matching = shown.get(hit.id)
    // Sold since the search: the card says what it knows.
    if (!matching) return hit
    return {
      ...hit,
      next_departures_count: matching.count,
      next_departure_starts: matching.next_departure_starts,
      next_available_departure_starts: matching.next_departure_starts,
      has_next_3_departures_not_full: true,
      asked: askedFragment({
        day: matching.next_departure_starts[0]?.next_departure_start,
        travelers: search.travelers,
      }),
    }
  })
}
