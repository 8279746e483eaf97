import type { SearchQuery } from '@/contract/search-query'

/** The query without these names, back on its first page. */
export const withoutKeys = (query: SearchQuery, keys: ReadonlyArray<keyof SearchQuery>): SearchQuery => {
  const dropped: readonly string[] = [...keys, 'page']
  return Object.fromEntries(Object.entries(query).filter(([name]) => !dropped.includes(name)))
}
