import type { SearchQuery } from '@/contract/search'

const ORDER = [
  'q',
  'destination',
  'countries',
  'categories',
  'activities',
  'type',
  'start',
  'end',
  'travelers',
  'duration_min',
  'duration_max',
  'level',
  'price_min',
  'price_max',
  'eco',
  'sort',
  'page',
] as const satisfies ReadonlyArray<keyof SearchQuery>

/** The values of a query as they stand in an address, in one fixed order. */
export const queryEntries = (query: SearchQuery): Array<[string, string]> =>
  ORDER.flatMap((key): Array<[string, string]> => {
    const value = query[key]
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
    return [[key, Array.isArray(value) ? value.join(',') : String(value)]]
  })

/** The address of a query: `?countries=France,Italie&page=2`, or nothing when no filter is set. */
export const writeQuery = (query: SearchQuery): string => {
  const text = new URLSearchParams(queryEntries(query)).toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
