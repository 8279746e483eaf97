import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import type { CatalogueOptions } from '@/contract/site'

export type FilterControlProps = {
  query: SearchQuery
  options: CatalogueOptions
  facets: SearchResult['facets']
  /** The town that hours and kilos are counted from. */
  from: SearchResult['from']
  onChange: (query: SearchQuery) => void
}
