import { useQuery } from '@tanstack/react-query'
import type { Hit } from '@/contract/hit'
import { queryClient } from '@/storefront/lib/api/query-client'
import { mergePages } from '../rules/merge-pages'
import { FRESH_FOR } from './fresh-for'
import { searchCatalogue } from './search-catalogue'
import type { LoosenedResult } from './use-loosened-results'

const SHOWN = 3

/** What to show beside « nothing found »: the nearest trips, topped up with the recommended ones. */
export const useCloseHits = (loosened: LoosenedResult[]): Hit[] => {
  const { data: recommended } = useQuery(
    { queryKey: ['catalogue', ''], queryFn: ({ signal }) => searchCatalogue({}, signal), staleTime: FRESH_FOR },
    queryClient(),
  )
  const [first, ...others] = [...loosened.map(({ result }) => result), ...(recommended ? [recommended] : [])]
  return first ? mergePages(first, ...others).hits.slice(0, SHOWN) : []
}
