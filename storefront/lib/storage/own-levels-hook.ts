import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { OWN_LEVEL } from '@/contract/catalogue-addresses'
import type { getOwnLevel } from '@/contract/own-level'
import type { OwnLevels } from '@/domain/catalogue/trip-fit'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { useLevelAnswers } from './level-answers'

const FRESH_MS = 5 * 60_000

/** The levels found in this browser, else those that the signed-in person saved; null as long as none is known. */
export const useOwnLevels = (): OwnLevels | null => {
  const here = useLevelAnswers()?.levels ?? null
  const { user } = useSession()
  const { data } = useQuery(
    {
      queryKey: [MINE, 'own-level', user?.id],
      queryFn: ({ signal }) => callApi<typeof getOwnLevel>(OWN_LEVEL, { token: user?.token, signal }),
      enabled: user !== null && here === null,
      staleTime: FRESH_MS,
      retry: false,
    },
    queryClient(),
  )
  const saved = data?.saved?.levels
  return useMemo(
    () => here ?? (saved ? Object.fromEntries(saved.map(({ family, level }) => [family, level])) : null),
    [here, saved],
  )
}
