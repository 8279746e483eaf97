import type { SearchQuery, SearchResult } from '@/contract/search'
import { searchWithPostgres } from './postgres/search-with-postgres'

/**
 * One page of hits and the counts of every facet. Each facet counts the expeditions that meet all the
 * other filters, so that a choice never hides its own alternatives.
 */
export const searchHits = (search: SearchQuery): Promise<SearchResult> => searchWithPostgres(search)
