import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { OWN_TOWN } from '@/contract/addresses'
import type { getOwnTown } from '@/contract/own-town'
import { TOWN_CODE, type Town } from '@/domain/town'
import { LOCAL_KEYS } from './browser-storage'
import { callApi } from '@/storefront/lib/api/call-api'
import { createKeptText } from './kept-text'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'

const { change, useText } = createKeptText(LOCAL_KEYS.town)
const FRESH_MS = 5 * 60_000

/** Keeps a town in this browser. */
export const keepTown = ({ code, name, label }: Town): void => change(JSON.stringify({ code, name, label }))

export const dropTown = (): void => change(null)

/** The key under which the town that somebody saved is kept in memory. */
export const savedTownKey = (userId: number | undefined) => [MINE, 'own-town', userId] as const

/** The town that this browser keeps, and the one that the signed-in person saved; the first is the one that counts. */
export const useOwnTown = (): { here: Town | null; saved: Town | null; town: Town | null } => {
  const text = useText()
  const here = useMemo(() => (text === null ? null : parse(text)), [text])
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

const parse = (text: string): Town | null => {
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return null
    const { code, name, label } = kept as Partial<Record<keyof Town, unknown>>
    return typeof code === 'string' && TOWN_CODE.test(code) && typeof name === 'string' && typeof label === 'string'
      ? { code, name, label }
      : null
  } catch {
    return null
  }
}
