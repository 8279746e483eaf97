import { useQuery } from '@tanstack/react-query'
import { loadDepartures } from './booking-calls'
import { bookingQueryClient } from './booking-query-client'

/** The departures of a trip, asked for once they are to be shown. */
export const useOtherDepartures = ({ expedition, isAsked }: { expedition: number; isAsked: boolean }) =>
  useQuery(
    {
      queryKey: ['departures', expedition],
      queryFn: () => loadDepartures(expedition),
      enabled: isAsked,
      staleTime: 20_000,
    },
    bookingQueryClient,
  )
