import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { loadSharing, stopSharing } from './booking-calls'

const EVERY_MS = 5000

/** Who paid a share of the deposit, looked at again while this page is; and how to stop. */
export const useSharing = ({ cartId, onEnded }: { cartId: number; onEnded: () => Promise<unknown> }) => {
  const [isStopping, setIsStopping] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { data, error, refetch } = useQuery(
    {
      queryKey: [MINE, 'sharing', cartId],
      queryFn: () => loadSharing(cartId),
      ...WHILE_SHOWN,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data && state.data.state !== 'open' ? false : EVERY_MS),
    },
    queryClient(),
  )
  const stop = async () => {
    if (isStopping) return
    setIsStopping(true)
    setRefusal(undefined)
    try {
      await stopSharing(cartId)
      await onEnded()
    } catch (failure) {
      setRefusal(refusalOf(failure).error)
      await refetch()
    }
    setIsStopping(false)
  }
  return { sharing: data, error, stop, isStopping, refusal }
}
