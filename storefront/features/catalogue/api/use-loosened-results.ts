import { useQueries } from '@tanstack/react-query'
import type { SearchResult } from '@/contract/search'
import { queryClient } from '@/storefront/lib/api/query-client'
import type { LoosenedQuery } from '../rules/loosened-queries'
import { writeQuery } from '../rules/write-query'
import { FRESH_FOR } from './fresh-for'
import { searchCatalogue } from './search-catalogue'

export type LoosenedResult = LoosenedQuery & { result: SearchResult }

/** Those of the loosened queries that find something. */
export const useLoosenedResults = (candidates: LoosenedQuery[]): LoosenedResult[] => {
  const answers = useQueries(
    {
      queries: candidates.map(({ query }) => ({
        queryKey: ['catalogue', writeQuery(query)],
        queryFn: ({ signal }: { signal: AbortSignal }) => searchCatalogue(query, signal),
        staleTime: FRESH_FOR,
      })),
    },
    queryClient(),
  )
  return candidates.flatMap((candidate, index) => {
    const result = answers[index]?.data
    return result && result.total > 0 ? [{ ...candidate, result }] : []
  })
}
