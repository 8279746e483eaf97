import { useQuery } from '@tanstack/react-query'
import { listReservations } from '@/contract/reservations'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { readSession } from '@/storefront/lib/session/store'

/** The reservations of who is signed in, and the departures he or she guides. */
export const useReservations = (userId: number | undefined) => {
  return useQuery(
    {
      queryKey: [MINE, 'reservations', userId],
      gcTime: 0,
      queryFn: async () => {
        const { list_reservations } = await callApi(listReservations, {
          token: readSession().user?.token,
        })
        return list_reservations
      },
    },
    queryClient(),
  )
}
