import { useQuery } from '@tanstack/react-query'
import type { SearchResult } from '@/contract/search'
import { queryClient } from '@/storefront/lib/api/query-client'
import type { BeyondReach } from '../rules/beyond-reach'
import { writeQuery } from '../rules/write-query'
import { FRESH_FOR } from './fresh-for'
import { searchCatalogue } from './search-catalogue'

/** The trips just beyond the hours of a search, the nearest first. */
export const useBeyond = (beyond: BeyondReach | null): SearchResult | undefined => {
  const query = beyond?.query ?? {}
  const { data } = useQuery(
    {
      queryKey: ['catalogue', writeQuery(query)],
      queryFn: ({ signal }) => searchCatalogue(query, signal),
      enabled: beyond !== null,
      staleTime: FRESH_FOR,
      retry: 1,
    },
    queryClient(),
  )
  return beyond ? data : undefined
}
