import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { searchWithFallback } from './search-with-fallback'

/**
 * One page of hits, or the last `pages` up to it, and the counts of every facet. Each facet counts the expeditions that meet all the
 * other filters, so that a choice never hides its own alternatives.
 */
export const searchHits = async (search: SearchQuery, pages = 1): Promise<SearchResult> =>
  (await searchWithFallback(search, pages)).result
