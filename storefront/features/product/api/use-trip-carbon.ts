import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPEDITION_CARBON } from '@/contract/addresses'
import type { ExpeditionCarbon, getExpeditionCarbon } from '@/contract/carbon'
import type { Town } from '@/domain/town'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'

type Asked = { expeditionId: number; town: Town | null; fromParis: ExpeditionCarbon }

/** What a trip emits from a town; from Paris, as the page has it, where none is known or as long as no answer came. */
export const useTripCarbon = ({ expeditionId, town, fromParis }: Asked) => {
  const isElsewhere = town !== null && town.code !== fromParis.from.code
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['trip-carbon', expeditionId, town?.code],
      queryFn: ({ signal }) =>
        callApi<typeof getExpeditionCarbon>(EXPEDITION_CARBON, {
          params: { id: String(expeditionId) },
          query: { from: town?.code },
          signal,
        }),
      enabled: isElsewhere,
      placeholderData: keepPreviousData,
      retry: 1,
    },
    queryClient(),
  )
  const carbon = (isElsewhere && data) || fromParis
  return { carbon, isWaiting: isElsewhere && isFetching, isError: isElsewhere && isError, retry: () => void refetch() }
}
