import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { MAX_PAGES } from '@/domain/catalogue/catalogue-pages'

type NextPage = { shown: number; total: number; next: { query: SearchQuery; count: number } | null }

/** How far the list goes, and what the next page would add to it. */
export const nextPage = ({ query, result }: { query: SearchQuery; result: SearchResult }): NextPage => {
  const shown = result.hits.length
  const { total, page, page_count } = result
  if (page >= Math.min(page_count, MAX_PAGES) || shown >= total) return { shown, total, next: null }
  const pageSize = Math.ceil(shown / page)
  return { shown, total, next: { query: { ...query, page: page + 1 }, count: Math.min(pageSize, total - shown) } }
}
