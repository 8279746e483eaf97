import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listPoints, type SearchPoint, type SearchResult } from '@/contract/search'
import { type SearchQuery } from '@/contract/search-query'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { beyondReach } from '../rules/beyond-reach'
import { withoutKeys } from '../rules/without-keys'
import { queryEntries, writeQuery } from '../rules/write-query'
import { FRESH_FOR } from './fresh-for'

type Input = { query: SearchQuery; hours: SearchResult['facets']['hours'] }

const NO_POINTS: SearchPoint[] = []

/**
 * Where all that the query finds begins, whatever its order and page, and where what lies just beyond its hours does; the previous places stay
 * meanwhile.
 */
export const usePoints = ({ query, hours }: Input): { points: SearchPoint[]; far: SearchPoint[] } => ({
  points: usePlaces(query),
  far: usePlaces(beyondReach(query, hours)?.query),
})

const usePlaces = (query: SearchQuery | undefined): SearchPoint[] => {
  const found = withoutKeys(query ?? {}, ['sort'])
  const { data } = useQuery<SearchPoint[]>(
    {
      queryKey: ['points', writeQuery(found)],
      staleTime: FRESH_FOR,
      queryFn: ({ signal }) => callApi(listPoints, { query: Object.fromEntries(queryEntries(found)), signal }),
      enabled: query !== undefined,
      placeholderData: keepPreviousData,
      retry: 1,
    },
    queryClient(),
  )
  return (query && data) ?? NO_POINTS
}
