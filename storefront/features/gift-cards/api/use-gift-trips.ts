import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@/storefront/lib/api/query-client'
import { loadTrips } from './later-calls'

/** The trips that may be given at their prices today; `trips` is undefined until they are there. */
export const useGiftTrips = () => {
  const { data, isError, refetch } = useQuery(
    { queryKey: ['gift-trips'], queryFn: loadTrips, staleTime: 60_000 },
    queryClient(),
  )
  return { trips: data?.trips, isError, reload: refetch }
}
