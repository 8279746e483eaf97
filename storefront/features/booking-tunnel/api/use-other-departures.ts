import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@/storefront/lib/api/query-client'
import { loadDepartures } from './booking-calls'

/** The departures of a trip, asked for once they are to be shown. */
export const useOtherDepartures = ({ expedition, isAsked }: { expedition: number; isAsked: boolean }) =>
  useQuery(
    {
      queryKey: ['departures', expedition],
      queryFn: () => loadDepartures(expedition),
      enabled: isAsked,
      staleTime: 20_000,
      refetchOnWindowFocus: 'always',
    },
    queryClient(),
  )
