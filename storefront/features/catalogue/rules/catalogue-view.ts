import type { SearchQuery } from '@/contract/search-query'
import { writeQuery } from './write-query'

/** How the results are shown: cards, or rows beside a map. It is kept in the address, and is no filter. */
export type CatalogueView = 'list' | 'map'

export const readView = (params: URLSearchParams): CatalogueView => (params.get('view') === 'map' ? 'map' : 'list')

/** The end of the address: the query, then the map when it is shown. */
export const writeAddress = ({ query, view }: { query: SearchQuery; view: CatalogueView }): string => {
  const written = writeQuery(query)
  if (view === 'list') return written
  return `${written}${written ? '&' : '?'}view=map`
}
