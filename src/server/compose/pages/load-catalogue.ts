import type { SearchQuery } from '@/contract/search-query'
import { readDoor } from '@/server/features/carbon/read-door'
import { searchHits } from '@/server/features/search/search-hits'
import { searchUnfolded } from '@/server/features/search/search-unfolded'
import { cached } from '@/server/platform/cache/cached'
import { loadOptions } from './load-options'

/** The catalogue without filters: the same for everyone until a card changes. */
export const loadCatalogue = async () => {
  const [options, initialResult] = await Promise.all([
    loadOptions(),
    cached({ key: ['catalogue'], tags: ['hits', 'catalogue'], load: () => searchHits({}) }),
  ])
  return { options, initialQuery: {} satisfies SearchQuery, initialResult }
}

/** The catalogue as a query asks, with all its pages up to that one; null where it leaves from a town that does not exist. */
export const loadFilteredCatalogue = async (query: SearchQuery) => {
  if (query.from !== undefined && !(await readDoor(query.from))) return null
  const [options, initialResult] = await Promise.all([loadOptions(), searchUnfolded(query)])
  return { options, initialResult }
}
