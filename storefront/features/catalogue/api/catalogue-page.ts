import type { SearchQuery } from '@/contract/search-query'
import { writeQuery } from '../rules/write-query'
import { FRESH_FOR } from './fresh-for'
import { searchCatalogue } from './search-catalogue'

/** One page of the catalogue, as a query that who asks for the same shares. */
export const cataloguePage = (query: SearchQuery) => ({
  queryKey: ['catalogue', writeQuery(query)],
  queryFn: ({ signal }: { signal: AbortSignal }) => searchCatalogue(query, signal),
  staleTime: FRESH_FOR,
})
