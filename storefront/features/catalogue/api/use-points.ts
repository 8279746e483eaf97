import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import type { listPoints, SearchPoint, SearchQuery } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'
import { withoutKeys } from '../rules/without-keys'
import { queryEntries, writeQuery } from '../rules/write-query'

// The contract's types alone: its zod schemas would weigh on the page.
const ADDRESS: Pick<typeof listPoints, 'method' | 'path'> = { method: 'get', path: '/v1/search/points' }

/** Where all that the query finds begins, whatever its order and page; the previous places stay meanwhile. */
export const usePoints = (query: SearchQuery, client: QueryClient) => {
  const found = withoutKeys(query, ['sort'])
  return useQuery<SearchPoint[]>(
    {
      queryKey: ['points', writeQuery(found)],
      queryFn: ({ signal }) =>
        callApi(ADDRESS as typeof listPoints, { query: Object.fromEntries(queryEntries(found)), signal }),
      placeholderData: keepPreviousData,
      retry: 1,
    },
    client,
  )
}
