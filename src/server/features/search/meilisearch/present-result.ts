import type { MultiSearchResult } from 'meilisearch'
import type { Hit } from '@/contract/hit'
import type { SearchQuery } from '@/contract/search-query'
import type { FoundHits } from '../search-engine'
import { countedBy, countingQueries, type Facet, FACET_ATTRIBUTES } from './search-queries'

/** The contract's answer, from those of a multi-search: the page first, then each filtered facet, then the pages before. */
export const presentResult = ({
  search,
  results,
  perPage,
}: {
  search: SearchQuery
  results: Array<MultiSearchResult<Hit>>
  perPage: number
}): FoundHits => {
  const resultOf = (facet: Facet) => results[countedBy(search, facet)]
  const counts = (facet: Facet): Record<string, number> =>
    resultOf(facet)?.facetDistribution?.[FACET_ATTRIBUTES[facet]] ?? {}
  const [main] = results
  const total = main?.totalHits ?? 0
  return {
    hits: [...results.slice(countingQueries(search)), ...(main ? [main] : [])].flatMap(({ hits }) => hits),
    total,
    page: search.page ?? 1,
    page_count: Math.ceil(total / perPage),
    is_loosened: false,
    facets: {
      countries: counts('countries'),
      categories: counts('categories'),
      activities: counts('activities'),
      types: counts('types'),
      levels: counts('levels'),
      eco: counts('eco'),
      // What depends on a door is PostgreSQL's to count (docs/adr/0028).
      hours: {},
      price: resultOf('price')?.facetStats?.['price'] ?? { min: 0, max: 0 },
    },
  }
}
