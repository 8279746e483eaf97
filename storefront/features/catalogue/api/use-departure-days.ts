import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countDepartureDays, type SearchQuery } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'
import { withoutKeys } from '../rules/without-keys'
import { queryEntries, writeQuery } from '../rules/write-query'
import { catalogueQueryClient } from './catalogue-query-client'

/** How many expeditions leave on each day, under all filters but the dates. */
export const useDepartureDays = (query: SearchQuery): Record<string, number> => {
  const others = withoutKeys(query, ['start', 'end', 'sort'])
  const { data = {} } = useQuery(
    {
      queryKey: ['days', writeQuery(others)],
      queryFn: ({ signal }) => callApi(countDepartureDays, { query: Object.fromEntries(queryEntries(others)), signal }),
      placeholderData: keepPreviousData,
      retry: false,
    },
    catalogueQueryClient(),
  )
  return data
}
