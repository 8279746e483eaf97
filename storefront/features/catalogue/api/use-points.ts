import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { listPoints, type SearchPoint, type SearchQuery } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'
import { withoutKeys } from '../rules/without-keys'
import { queryEntries, writeQuery } from '../rules/write-query'

/** Where all that the query finds begins, whatever its order and page; the previous places stay meanwhile. */
export const usePoints = (query: SearchQuery, client: QueryClient) => {
  const found = withoutKeys(query, ['sort'])
  return useQuery<SearchPoint[]>(
    {
      queryKey: ['points', writeQuery(found)],
      queryFn: ({ signal }) => callApi(listPoints, { query: Object.fromEntries(queryEntries(found)), signal }),
      placeholderData: keepPreviousData,
      retry: 1,
    },
    client,
  )
}
