import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SUGGESTIONS } from '@/contract/catalogue-addresses'
import type { suggest, Suggestions } from '@/contract/search'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { FRESH_FOR } from './fresh-for'

export const LEAST_LETTERS = 2

/** What the letters typed may mean; the previous answer stays while the next one comes. */
export const useSuggestions = (typed: string): Suggestions | undefined => {
  const isEnough = typed.length >= LEAST_LETTERS
  const { data } = useQuery(
    {
      queryKey: ['suggestions', typed],
      staleTime: FRESH_FOR,
      queryFn: ({ signal }) => callApi<typeof suggest>(SUGGESTIONS, { query: { q: typed }, signal }),
      enabled: isEnough,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
  return isEnough ? data : undefined
}
