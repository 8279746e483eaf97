import type { SearchQuery, SearchResult } from '@/contract/search'
import type { CatalogueOptions } from '@/contract/site'

export type FilterControlProps = {
  query: SearchQuery
  options: CatalogueOptions
  facets: SearchResult['facets']
  onChange: (query: SearchQuery) => void
}
