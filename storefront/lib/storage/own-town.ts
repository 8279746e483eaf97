import { useQuery } from '@tanstack/react-query'
import { OWN_TOWN } from '@/contract/catalogue-addresses'
import type { getOwnTown } from '@/contract/own-town'
import type { Town } from '@/domain/places/town'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { useKeptTown } from './kept-town'

const FRESH_MS = 5 * 60_000

/** The key under which the town that somebody saved is kept in memory. */
export const savedTownKey = (userId: number | undefined) => [MINE, 'own-town', userId] as const

/** The town that this browser keeps, and the one that the signed-in person saved; the first is the one that counts. */
export const useOwnTown = (): { here: Town | null; saved: Town | null; town: Town | null } => {
  const here = useKeptTown()
  const { user } = useSession()
  const { data } = useQuery(
    {
      queryKey: savedTownKey(user?.id),
      queryFn: ({ signal }) => callApi<typeof getOwnTown>(OWN_TOWN, { token: user?.token, signal }),
      enabled: user !== null,
      staleTime: FRESH_MS,
      retry: false,
    },
    queryClient(),
  )
  const saved = (user && data?.saved) ?? null
  return { here, saved, town: here ?? saved }
}
