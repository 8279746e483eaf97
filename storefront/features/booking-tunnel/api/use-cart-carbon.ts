import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPEDITION_CARBON } from '@/contract/addresses'
import type { getExpeditionCarbon } from '@/contract/carbon'
import { callApi } from '@/storefront/lib/api/call-api'
import { useOwnTown } from '@/storefront/lib/storage/own-town'
import { queryClient } from '@/storefront/lib/api/query-client'

/** What the trip of a cart emits from the visitor's town, as its contract will keep it; null until it is known, or where it is not told. */
export const useCartCarbon = (expeditionId: number) => {
  const { town } = useOwnTown()
  const { data } = useQuery(
    {
      queryKey: ['trip-carbon', expeditionId, town?.code],
      queryFn: ({ signal }) =>
        callApi<typeof getExpeditionCarbon>(EXPEDITION_CARBON, {
          params: { id: String(expeditionId) },
          query: { from: town?.code },
          signal,
        }),
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
  const [way] = data?.ways ?? []
  if (!data || !way || !data.stay) return null
  return { from: data.from.name, mode: way.mode, trip_g: way.grams, stay_g: data.stay.grams }
}
