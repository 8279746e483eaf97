import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { HITS_PER_PAGE } from '@/contract/search'
import { nameIfOften } from '@/server/platform/db/name-if-often'
import { queryOne } from '@/server/platform/db/pool'
import { withDoor } from '../door-search'
import type { FoundHits } from '../search-engine'
import { searchStatement } from './search-statement'

type Row = Pick<SearchResult, 'hits' | 'total' | 'is_loosened'> & SearchResult['facets']

/** One page of hits, or the last `pages` up to it, and the counts of every facet, by one statement. */
export const searchWithPostgres = async (search: SearchQuery, pages = 1): Promise<FoundHits> => {
  const { text, values } = searchStatement(await withDoor(search), pages)
  const row = await queryOne<Row>(text, values, nameIfOften(text))
  if (!row) throw new Error('A search always gives one row.')
  const { hits, total, is_loosened, ...facets } = row
  return { hits, total, is_loosened, page: search.page ?? 1, page_count: Math.ceil(total / HITS_PER_PAGE), facets }
}
