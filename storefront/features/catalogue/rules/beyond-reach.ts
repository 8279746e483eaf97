import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { countWithin } from './hour-bars'
import { withoutKeys } from './without-keys'

/** As many hours as « un peu plus loin » goes on. */
const FARTHER = 2
/** The most that a search may ask for. */
const MOST = 72

export type BeyondReach = {
  /** The hours asked for, those up to which what is just beyond lies, and the first of them that holds a trip. */
  limit: number
  upTo: number
  nearest: number
  /** How many trips lie just beyond. */
  count: number
  /** The same, the nearest first. */
  query: SearchQuery
}

/**
 * What lies just beyond the hours of a search, by its count of each started hour: two hours farther, or as far as the nearest trip where none lies
 * within. Null where there is none, or where no hours are asked for.
 */
export const beyondReach = (query: SearchQuery, hours: SearchResult['facets']['hours']): BeyondReach | null => {
  const limit = query.train_max
  if (limit === undefined) return null
  const before = countWithin(hours, limit)
  const nearest = Math.min(
    ...Object.keys(hours)
      .map(Number)
      .filter((hour) => hour > limit),
  )
  const upTo = Math.min(MOST, before > 0 ? limit + FARTHER : Math.max(limit + FARTHER, nearest))
  if (nearest > upTo) return null
  return {
    ...{ limit, upTo, nearest, count: countWithin(hours, upTo) - before },
    query: { ...withoutKeys(query, []), train_min: limit, train_max: upTo, sort: 'train' },
  }
}
