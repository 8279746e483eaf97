import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { countDepartureDays, SearchQuery } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { withoutKeys } from '../rules/without-keys'
import { queryEntries, writeQuery } from '../rules/write-query'
import { catalogueQueryClient } from './catalogue-query-client'

const ADDRESS = lightRoute<typeof countDepartureDays>({ method: 'get', path: '/v1/search/days' })

/** How many expeditions leave on each day, under all filters but the dates. */
export const useDepartureDays = (query: SearchQuery): Record<string, number> => {
  const others = withoutKeys(query, ['start', 'end', 'sort'])
  const { data = {} } = useQuery(
    {
      queryKey: ['days', writeQuery(others)],
      queryFn: ({ signal }) => callApi(ADDRESS, { query: Object.fromEntries(queryEntries(others)), signal }),
      placeholderData: keepPreviousData,
      retry: false,
    },
    catalogueQueryClient(),
  )
  return data
}
