import { useQuery } from '@tanstack/react-query'
import { listGuidedDepartures } from '@/contract/guide-calendar'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { readSession } from '@/storefront/lib/session/store'

/** The departures that who is signed in guides. */
export const useGuidedDepartures = (userId: number | undefined) =>
  useQuery(
    {
      queryKey: [MINE, 'guided-departures', userId],
      gcTime: 0,
      queryFn: () => callApi(listGuidedDepartures, { token: readSession().user?.token }),
    },
    queryClient(),
  )
