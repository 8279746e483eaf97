import { SearchQuery } from '@/contract/search-query'
import { MAX_PAGES } from '@/domain/catalogue/catalogue-pages'
import { EXPEDITION_TYPES } from '@/domain/catalogue/expedition-type'
import { SEARCH_KEYS, type SearchKey } from '@/domain/search/search-keys'
import { DURATION_BOUNDS } from './duration-bounds'
import { DEFAULT_SORT } from './sort-labels'

/**
 * Reads the catalogue's address by the contract of the search. Unlike the API, which refuses a bad value, a page forgives
 * it: what can't be read is left out, and what means « no filter » too, so that one state has one query.
 */
export const readQuery = (params: URLSearchParams): SearchQuery => {
  const readable = SEARCH_KEYS.flatMap((key) => {
    const value = readablePart(key, params.get(key))
    return value === undefined ? [] : [[key, value] as const]
  })
  const query = tidied(SearchQuery.parse(Object.fromEntries(readable)))
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** What the contract takes of a value: all of it, else those of its items that it takes one by one. */
const readablePart = (key: SearchKey, value: string | null): string | undefined => {
  if (value === null) return undefined
  const takes = (text: string) => SearchQuery.shape[key].safeParse(text).success
  const text = value.slice(0, key === 'q' ? 200 : 2000)
  if (takes(text)) return text
  const items = text.split(',').filter(takes).slice(0, 50).join(',')
  return items !== '' && takes(items) ? items : undefined
}

/** The same query in the one form that the page keeps it in. */
const tidied = (query: SearchQuery): Partial<Record<SearchKey, unknown>> => {
  const { destination, type = [], level = [], sort, page = 1 } = query
  const [start, end] = inOrder(query.start, query.end)
  const [shortest, longest] = inOrder(query.duration_min, query.duration_max)
  const [cheapest, dearest] = inOrder(query.price_min, query.price_max)
  return {
    ...query,
    q: query.q || undefined,
    destination: destination === 'all' ? undefined : destination,
    countries: distinct(query.countries),
    categories: distinct(query.categories),
    activities: distinct(query.activities),
    type: unlessEmpty(EXPEDITION_TYPES.filter((one) => type.includes(one))),
    start,
    end,
    duration_min: shortest !== undefined && shortest > DURATION_BOUNDS.min ? shortest : undefined,
    duration_max: longest !== undefined && longest < DURATION_BOUNDS.max ? longest : undefined,
    reach: distinct(query.reach),
    level: unlessEmpty([0, 1, 2, 3, 4, 5].filter((one) => level.includes(one))),
    // What lies beyond the hours asked for is shown under them: it is no filter of a page.
    train_min: undefined,
    price_min: cheapest,
    price_max: dearest,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page: page > 1 ? Math.min(page, MAX_PAGES) : undefined,
  }
}

const distinct = (items: string[] = []) => unlessEmpty([...new Set(items.map((item) => item.trim()).filter(Boolean))])

const unlessEmpty = <Item>(items: Item[]) => (items.length > 0 ? items : undefined)

const inOrder = <Bound extends string | number>(low: Bound | undefined, high: Bound | undefined) =>
  low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
