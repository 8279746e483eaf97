import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countDepartureDays, type SearchQuery } from '@/contract/search'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { withoutKeys } from '../rules/without-keys'
import { queryEntries, writeQuery } from '../rules/write-query'
import { FRESH_FOR } from './fresh-for'

/** How many expeditions leave on each day, under all filters but the dates. */
export const useDepartureDays = (query: SearchQuery): Record<string, number> => {
  const others = withoutKeys(query, ['start', 'end', 'sort'])
  const { data = {} } = useQuery(
    {
      queryKey: ['days', writeQuery(others)],
      staleTime: FRESH_FOR,
      queryFn: ({ signal }) => callApi(countDepartureDays, { query: Object.fromEntries(queryEntries(others)), signal }),
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
  return data
}
