import { useQuery } from '@tanstack/react-query'
import type { Hit } from '@/contract/hit'
import { mergePages } from '../rules/merge-pages'
import { searchCatalogue } from './search-catalogue'
import type { LoosenedResult } from './use-loosened-results'
import { queryClient } from '@/storefront/lib/query-client'
import { FRESH_FOR } from './fresh-for'

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
