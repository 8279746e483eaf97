import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SITE_SEARCH } from '@/contract/addresses'
import type { searchSite } from '@/contract/site-search'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'

export const LEAST_LETTERS = 2

const FRESH_FOR = 60_000

/** What the site says about the words typed; the previous answer stays while the next one comes. */
export const useSiteSearch = (words: string) =>
  useQuery(
    {
      queryKey: ['site-search', words],
      staleTime: FRESH_FOR,
      queryFn: ({ signal }) => callApi<typeof searchSite>(SITE_SEARCH, { query: { q: words }, signal }),
      enabled: words.length >= LEAST_LETTERS,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
