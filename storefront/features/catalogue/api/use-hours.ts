import { useQuery } from '@tanstack/react-query'
import type { SearchQuery, SearchResult } from '@/contract/search'
import { queryClient } from '@/storefront/lib/api/query-client'
import { withoutKeys } from '../rules/without-keys'
import { writeQuery } from '../rules/write-query'
import { FRESH_FOR } from './fresh-for'
import { searchCatalogue } from './search-catalogue'

type Hours = SearchResult['facets']['hours']

/** How many arrive within each started hour: as the answer says, else asked for, from Paris where no town is told. */
export const useHours = ({ query, hours }: { query: SearchQuery; hours: Hours }): Hours => {
  // An answer counts them only where its order or its filters depend on a town.
  const counted: SearchQuery = { ...withoutKeys(query, []), sort: 'train' }
  const { data } = useQuery(
    {
      queryKey: ['catalogue', writeQuery(counted)],
      queryFn: ({ signal }) => searchCatalogue(counted, signal),
      enabled: Object.keys(hours).length === 0,
      staleTime: FRESH_FOR,
    },
    queryClient(),
  )
  return data && Object.keys(hours).length === 0 ? data.facets.hours : hours
}
