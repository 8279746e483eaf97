import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { MAX_PAGES } from '@/domain/catalogue/catalogue-pages'
import { searchHits } from './search-hits'

/** A search with all its pages up to the one asked for, so that a reload keeps its place: twenty of them at most, by one statement. */
export const searchUnfolded = async ({ page = 1, ...query }: SearchQuery): Promise<SearchResult> => {
  const asked = Math.min(page, MAX_PAGES)
  const result = await searchHits({ ...query, page: asked }, asked)
  return { ...result, page: Math.max(1, Math.min(asked, result.page_count)) }
}
