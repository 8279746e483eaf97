import { QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listReservations } from '@/contract/reservations'
import { retryUnlessRefused } from '@/storefront/lib/api-error'
import { callApi } from '@/storefront/lib/call-api'
import { readSession } from '@/storefront/lib/session-store'

/** The reservations of who is signed in, and the departures he or she guides. */
export const useReservations = (userId: number | undefined) => {
  const [client] = useState(() => new QueryClient())
  return useQuery(
    {
      queryKey: ['reservations', userId],
      retry: retryUnlessRefused,
      queryFn: async () => {
        const { list_reservations } = await callApi(listReservations, {
          token: readSession().user?.token,
        })
        return list_reservations
      },
    },
    client,
  )
}
