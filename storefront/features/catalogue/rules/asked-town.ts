import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import type { Town } from '@/domain/places/town'
import { withoutKeys } from './without-keys'

/** The query as it is asked: from the town of its address, else from the one that this browser knows. */
export const withOwnTown = (query: SearchQuery, town: Town | null): SearchQuery =>
  query.from || !town ? query : { ...query, from: town.code }

/** The query from another town; null goes back to Paris, which no address names. */
export const withTown = (query: SearchQuery, town: Town | null): SearchQuery => ({
  ...withoutKeys(query, ['from']),
  ...(town ? { from: town.code } : {}),
})

/** The town that a query names, as far as this browser and the last answer know its name; null while Paris stands for it. */
export const townOf = ({
  query,
  town,
  from,
}: {
  query: SearchQuery
  town: Town | null
  from: SearchResult['from']
}) => {
  if (!query.from) return null
  if (town?.code === query.from) return town
  return from.code === query.from ? { code: from.code, name: from.name, label: from.name } : null
}
