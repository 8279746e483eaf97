import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PLACES } from '@/contract/addresses'
import type { listPlaces } from '@/contract/places'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { useSettled } from '@/storefront/lib/forms/use-settled'

/** The towns that a text may mean; the previous answer stays while one types, and `isSettled` says that it answers the text. */
export const usePlaces = (text: string) => {
  const typed = text.trim()
  const asked = useSettled(typed)
  const isAsked = typed !== '' && asked !== ''
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ['places', asked],
      queryFn: ({ signal }) => callApi<typeof listPlaces>(PLACES, { query: { q: asked }, signal }),
      enabled: isAsked,
      staleTime: Infinity,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
  const items = isAsked && !isError ? data?.items : undefined
  const isSettled = asked === typed && !isPlaceholderData
  return { asked, found: items ?? [], isSettled, isUnknown: items?.length === 0 && isSettled, isError, refetch }
}
