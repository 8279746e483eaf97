import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPEDITION_CARBON } from '@/contract/page-addresses'
import type { getExpeditionCarbon } from '@/contract/carbon'
import { PARIS } from '@/domain/places/town'
import { callApi } from './call-api'
import { queryClient } from './query-client'

const FRESH_MS = 5 * 60_000

/** What a trip emits from a town, asked once for all that show it; null asks nothing. */
export const useTripCarbon = (asked: { expeditionId: number; code: string } | null) =>
  useQuery(
    {
      queryKey: ['trip-carbon', asked?.expeditionId, asked?.code],
      queryFn: ({ signal }) =>
        callApi<typeof getExpeditionCarbon>(EXPEDITION_CARBON, {
          params: { id: String(asked?.expeditionId) },
          query: { from: asked?.code },
          signal,
        }),
      enabled: asked !== null,
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
      retry: 1,
    },
    queryClient(),
  )

type Asked = {
  expeditionId: number
  /** Of the visitor's town; undefined where none is known. */
  code: string | undefined
}

/** The same; null for Paris, which the page has, and as long as no answer came. */
export const useCarbonElsewhere = ({ expeditionId, code }: Asked) => {
  const isElsewhere = code !== undefined && code !== PARIS.code
  const { data, isError, isFetching, refetch } = useTripCarbon(isElsewhere ? { expeditionId, code } : null)
  return {
    carbon: (isElsewhere && data) || null,
    isWaiting: isElsewhere && isFetching,
    isError: isElsewhere && isError,
    retry: () => void refetch(),
  }
}
