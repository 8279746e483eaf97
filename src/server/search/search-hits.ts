import type { SearchQuery, SearchResult } from '@/contract/search'
import { searchWithFallback } from './search-with-fallback'

/**
 * One page of hits and the counts of every facet. Each facet counts the expeditions that meet all the
 * other filters, so that a choice never hides its own alternatives.
 */
export const searchHits = async (search: SearchQuery): Promise<SearchResult> =>
  (await searchWithFallback(search)).result
