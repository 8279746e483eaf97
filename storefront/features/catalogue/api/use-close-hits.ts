import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Hit } from '@/contract/hit'
import { mergePages } from '../rules/merge-pages'
import { searchCatalogue } from './search-catalogue'
import type { LoosenedResult } from './use-loosened-results'

const SHOWN = 3

/** What to show beside « nothing found »: the nearest trips, topped up with the recommended ones. */
export const useCloseHits = (loosened: LoosenedResult[], client: QueryClient): Hit[] => {
  const { data: recommended } = useQuery(
    { queryKey: ['catalogue', ''], queryFn: ({ signal }) => searchCatalogue({}, signal) },
    client,
  )
  const [first, ...others] = [...loosened.map(({ result }) => result), ...(recommended ? [recommended] : [])]
  return first ? mergePages(first, ...others).hits.slice(0, SHOWN) : []
}
