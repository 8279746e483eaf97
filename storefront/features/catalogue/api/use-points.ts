import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listPoints, type SearchPoint, type SearchQuery } from '@/contract/search'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { withoutKeys } from '../rules/without-keys'
import { queryEntries, writeQuery } from '../rules/write-query'
import { FRESH_FOR } from './fresh-for'

/** Where all that the query finds begins, whatever its order and page; the previous places stay meanwhile. */
export const usePoints = (query: SearchQuery) => {
  const found = withoutKeys(query, ['sort'])
  return useQuery<SearchPoint[]>(
    {
      queryKey: ['points', writeQuery(found)],
      staleTime: FRESH_FOR,
      queryFn: ({ signal }) => callApi(listPoints, { query: Object.fromEntries(queryEntries(found)), signal }),
      placeholderData: keepPreviousData,
      retry: 1,
    },
    queryClient(),
  )
}
