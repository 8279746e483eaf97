import { useQuery } from '@tanstack/react-query'
import { getExpedition } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import type { SearchPoint } from '@/contract/search'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { posterHit } from '../rules/poster-hit'
import { FRESH_FOR } from './fresh-for'

type Input = { point: SearchPoint; hits: Hit[] }

/** The card of the point chosen on the map: the list's own, else asked for. */
export const useChosenHit = ({ point, hits }: Input): Hit | undefined => {
  const listed = hits.find(({ id }) => id === point.id)
  const { data } = useQuery(
    {
      queryKey: ['chosen', point.id],
      staleTime: FRESH_FOR,
      queryFn: async ({ signal }) => {
        const expedition = await callApi(getExpedition, { params: { id: String(point.id) }, signal })
        return posterHit(expedition, point)
      },
      enabled: !listed,
      retry: 1,
    },
    queryClient(),
  )
  return listed ?? data
}
