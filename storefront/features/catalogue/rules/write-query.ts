import type { SearchQuery } from '@/contract/search-query'
import { SEARCH_KEYS } from '@/domain/search/search-keys'

/** The values of a query as they stand in an address, in one fixed order. */
export const queryEntries = (query: SearchQuery): Array<[string, string]> =>
  SEARCH_KEYS.flatMap((key): Array<[string, string]> => {
    const value = query[key]
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
    return [[key, Array.isArray(value) ? value.join(',') : String(value)]]
  })

/** The address of a query: `?countries=France,Italie&page=2`, or nothing when no filter is set. */
export const writeQuery = (query: SearchQuery): string => toSearch(queryEntries(query))

/** What an address says of the filters, unread, written in that same order. */
export const writtenFilters = (params: URLSearchParams): string =>
  toSearch(SEARCH_KEYS.flatMap((key) => params.getAll(key).map((value) => [key, value])))

const toSearch = (entries: string[][]): string => {
  const text = new URLSearchParams(entries).toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
