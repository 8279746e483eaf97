import { SearchQuery } from '@/contract/search'
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

/** The catalogue as its address asks, with all its pages up to that one; what the address says wrong is left out. */
export const loadFilteredCatalogue = async (address: Record<string, string | string[] | undefined>) => {
  const initialQuery = readAddress(address)
  const [options, initialResult] = await Promise.all([loadOptions(), searchUnfolded(initialQuery)])
  return { options, initialQuery, initialResult }
}

const readAddress = (address: Record<string, string | string[] | undefined>): SearchQuery => {
  const given = Object.entries(address).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value] as const)
  const whole = SearchQuery.safeParse(Object.fromEntries(given))
  if (whole.success) return whole.data
  const wrong = new Set(whole.error.issues.map((issue) => issue.path[0]))
  return SearchQuery.parse(Object.fromEntries(given.filter(([key]) => !wrong.has(key))))
}
