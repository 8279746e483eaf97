import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import type { suggest, Suggestions } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'

const ADDRESS = lightRoute<typeof suggest>({ method: 'get', path: '/v1/search/suggestions' })

export const LEAST_LETTERS = 2

/** What the letters typed may mean; the previous answer stays while the next one comes. */
export const useSuggestions = (typed: string, client: QueryClient): Suggestions | undefined => {
  const isEnough = typed.length >= LEAST_LETTERS
  const { data } = useQuery(
    {
      queryKey: ['suggestions', typed],
      queryFn: ({ signal }) => callApi(ADDRESS, { query: { q: typed }, signal }),
      enabled: isEnough,
      placeholderData: keepPreviousData,
      retry: false,
    },
    client,
  )
  return isEnough ? data : undefined
}
