import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { SUGGESTIONS } from '@/contract/addresses'
import type { suggest, Suggestions } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'

export const LEAST_LETTERS = 2

/** What the letters typed may mean; the previous answer stays while the next one comes. */
export const useSuggestions = (typed: string, client: QueryClient): Suggestions | undefined => {
  const isEnough = typed.length >= LEAST_LETTERS
  const { data } = useQuery(
    {
      queryKey: ['suggestions', typed],
      queryFn: ({ signal }) => callApi<typeof suggest>(SUGGESTIONS, { query: { q: typed }, signal }),
      enabled: isEnough,
      placeholderData: keepPreviousData,
      retry: false,
    },
    client,
  )
  return isEnough ? data : undefined
}
