import { useQuery } from '@tanstack/react-query'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { queryClient } from '@/storefront/lib/api/query-client'
import { withoutKeys } from '../rules/without-keys'
import { cataloguePage } from './catalogue-page'

type Hours = SearchResult['facets']['hours']

/** How many arrive within each started hour: as the answer says, else asked for, from Paris where no town is told. */
export const useHours = ({ query, hours }: { query: SearchQuery; hours: Hours }): Hours => {
  // An answer counts them only where its order or its filters depend on a town.
  const counted: SearchQuery = { ...withoutKeys(query, []), sort: 'train' }
  const isAsked = Object.keys(hours).length === 0
  const { data } = useQuery({ ...cataloguePage(counted), enabled: isAsked }, queryClient())
  return data && isAsked ? data.facets.hours : hours
}
