import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { query } from '@/server/platform/db/pool'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { BUILD_EXPEDITION_HITS } from './cards/build-expedition-hits'
import { categoriesOf } from './postgres/save-statement'
import type { SearchDocument } from './search-document'

const READ = /* sql */ `
  select b.hit, ${categoriesOf('b.activities')} as categories, b.region, b.search_text as text, b.review_count,
    coalesce((
      select json_agg(json_build_object('first_day', d.first_day, 'last_day', d.last_day, 'seats', d.open_seats,
          'is_confirmed', d.status = 'confirmed')
        order by d.first_day, d.id)
      from departures d where d.expedition_id = b.id and ${NOT_CANCELED_TEXT.d} and d.open_seats > 0
        and d.first_day > ${TODAY_TEXT}
    ), '[]'::json) as openings
  from (${BUILD_EXPEDITION_HITS}) b order by b.id`

/** The documents of these expeditions, from committed rows; those that are not published give none. */
export const readDocuments = (ids: number[]): Promise<SearchDocument[]> => query<SearchDocument>(READ, [ids])

const BATCH = 1000

/** Every document there is, a thousand at a time. */
export async function* readAllDocuments({ batch = BATCH } = {}): AsyncGenerator<SearchDocument[]> {
  const rows = await query<{ id: number }>(`select id from expeditions where _status = 'published' order by id`)
  for (let first = 0; first < rows.length; first += batch) {
    yield await readDocuments(rows.slice(first, first + batch).map(({ id }) => id))
  }
}
