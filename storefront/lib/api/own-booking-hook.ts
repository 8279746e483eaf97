import { skipToken, useQuery } from '@tanstack/react-query'
import { getReservation } from '@/contract/reservations'
import { callApi } from './call-api'
import { MINE, queryClient } from './query-client'

/** Whether a reservation is of who is signed in here: a private link is opened by others too. False until it is known. */
export const useOwnBooking = ({ id, token }: { id: number | null; token: string | undefined }): boolean => {
  const { isSuccess } = useQuery(
    {
      queryKey: [MINE, 'own-booking', id],
      queryFn:
        id === null || token === undefined ? skipToken : () => callApi(getReservation, { params: { id }, token }),
      retry: false,
    },
    queryClient(),
  )
  return isSuccess
}
