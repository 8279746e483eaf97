import { useQuery } from '@tanstack/react-query'
import type { SearchResult } from '@/contract/search'
import { queryClient } from '@/storefront/lib/api/query-client'
import type { BeyondReach } from '../rules/beyond-reach'
import { cataloguePage } from './catalogue-page'

/** The trips just beyond the hours of a search, the nearest first. */
export const useBeyond = (beyond: BeyondReach | null): SearchResult | undefined => {
  const { data } = useQuery(
    { ...cataloguePage(beyond?.query ?? {}), enabled: beyond !== null, retry: 1 },
    queryClient(),
  )
  return beyond ? data : undefined
}
