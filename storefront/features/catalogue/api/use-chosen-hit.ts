import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { getExpedition } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import type { SearchPoint } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { posterHit } from '../rules/poster-hit'

const ADDRESS = lightRoute<typeof getExpedition>({ method: 'get', path: '/v1/expeditions/:id' })

type Input = { point: SearchPoint; hits: Hit[]; client: QueryClient }

/** The card of the point chosen on the map: the list's own, else asked for. */
export const useChosenHit = ({ point, hits, client }: Input): Hit | undefined => {
  const listed = hits.find(({ id }) => id === point.id)
  const { data } = useQuery(
    {
      queryKey: ['chosen', point.id],
      queryFn: async ({ signal }) => {
        const expedition = await callApi(ADDRESS, { params: { id: String(point.id) }, signal })
        return posterHit(expedition, point)
      },
      enabled: !listed,
      retry: 1,
    },
    client,
  )
  return listed ?? data
}
