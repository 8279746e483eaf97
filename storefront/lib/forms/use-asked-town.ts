import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PLACES } from '@/contract/catalogue-addresses'
import type { listPlaces, Place } from '@/contract/places'
import { namedTown, townWords } from '@/domain/places/train-words'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'

/** The town that the words of a search name: said to be one, or called so to the letter; null for any other words. */
export const useAskedTown = (typed: string): Place | null => {
  const asked = townWords(typed)
  const { data } = useQuery(
    {
      queryKey: ['places', asked?.words],
      queryFn: ({ signal }) => callApi<typeof listPlaces>(PLACES, { query: { q: asked?.words ?? '' }, signal }),
      enabled: asked !== null,
      staleTime: Infinity,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
  return namedTown(typed, data?.items ?? [])
}
