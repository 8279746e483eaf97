import { useQuery } from '@tanstack/react-query'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { queryClient } from '@/storefront/lib/api/query-client'
import { mergePages } from '../rules/merge-pages'
import { writeQuery } from '../rules/write-query'
import { FRESH_FOR } from './fresh-for'
import { searchCatalogue } from './search-catalogue'

const keyOf = (query: SearchQuery) => ['catalogue', writeQuery(query)] as const

const atPage = (query: SearchQuery, page: number): SearchQuery => {
  const { page: _page, ...rest } = query
  return page > 1 ? { ...rest, page } : rest
}

/** The pages up to the one asked for. Those already on screen are kept: only the next one is fetched. */
const fetchPages = async ({ query, signal }: { query: SearchQuery; signal: AbortSignal }) => {
  const last = query.page ?? 1
  const shown = queryClient().getQueryData<SearchResult>(keyOf(atPage(query, last - 1)))
  if (last > 1 && shown) return mergePages(shown, await searchCatalogue(query, signal))

  const [first, ...others] = await Promise.all([
    searchCatalogue(atPage(query, 1), signal),
    ...Array.from({ length: last - 1 }, (_, index) => searchCatalogue(atPage(query, index + 2), signal)),
  ])
  return mergePages(first, ...others)
}

type Input = { query: SearchQuery; initialQuery: SearchQuery; initialResult: SearchResult }

/** What the server answers to the query. While it thinks, the previous answer stays, so the list never empties. */
export const useCatalogueResult = ({ query, initialQuery, initialResult }: Input) =>
  useQuery(
    {
      queryKey: keyOf(query),
      staleTime: FRESH_FOR,
      queryFn: ({ signal }) => fetchPages({ query, signal }),
      initialData: writeQuery(query) === writeQuery(initialQuery) ? initialResult : undefined,
      // A page one comes to with a town in mind shows what the server made of it until the town's answer is there.
      placeholderData: (previous: SearchResult | undefined) => previous ?? initialResult,
      retry: 1,
    },
    queryClient(),
  )
