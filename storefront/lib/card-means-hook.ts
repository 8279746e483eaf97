import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@/contract/define-route'
import { getPaymentMeans } from '@/contract/payments'
import { callApi } from './api/call-api'
import { queryClient } from './api/query-client'

export type CardMeans = NonNullable<OutputOf<typeof getPaymentMeans.response>['card']>

const KEY = ['payment-means']

/** Who takes cards: `undefined` until it is known, null when nobody does or that can't be known; a transfer always can be made. */
export const useCardMeans = (): CardMeans | null | undefined => {
  const { data, error } = useQuery(
    { queryKey: KEY, queryFn: () => callApi(getPaymentMeans, {}), staleTime: 20_000 },
    queryClient(),
  )
  return data ? data.card : error ? null : undefined
}

/** A card was refused for what the site takes: it may have changed. */
export const reloadCardMeans = (): Promise<void> => queryClient().invalidateQueries({ queryKey: KEY })
