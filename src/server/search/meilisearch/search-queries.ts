import type { MultiSearchQuery } from 'meilisearch'
import { HITS_PER_PAGE, type SearchQuery, type SearchSort } from '@/contract/search'
import { LAPLAND_COUNTRIES } from '@/domain/destinations'
import { searchWords } from '../search-words'
import { dayNumber, HIT_FIELDS, LONGEST_DAYS, openingNumber } from './to-indexed'

/** The facets of the contract and the attributes that hold them. */
export const FACET_ATTRIBUTES = {
  countries: 'countries',
  categories: 'categories',
  activities: 'activities',
  types: 'expedition_type',
  levels: 'level_number',
  eco: 'eco_rating',
  price: 'price',
} as const

export type Facet = keyof typeof FACET_ATTRIBUTES

const FACETS = Object.keys(FACET_ATTRIBUTES) as Facet[]

/** The facets that a search filters: each is counted by a query of its own, without its filter. */
export const filteredFacets = (search: SearchQuery): Facet[] => {
  const filters = facetFilters(search)
  return FACETS.filter((facet) => filters[facet].length > 0)
}

/** One query for the page and the facets that are not filtered, then one for each that is. */
export const searchQueries = ({
  search,
  indexUid,
  today,
}: {
  search: SearchQuery
  indexUid: string
  today: string
}): MultiSearchQuery[] => {
  const filters = facetFilters(search)
  const plain = plainFilters({ search, today })
  const filtered = filteredFacets(search)
  const words = searchWords(search.q)
  const sort = search.sort ?? (words.length > 0 ? undefined : 'recommended')
  const base = { indexUid, q: words.join(' '), matchingStrategy: 'all' as const }
  const allBut = (left?: Facet): string[] => [
    ...plain,
    ...FACETS.flatMap((facet) => (facet === left ? [] : filters[facet])),
  ]
  const attributes = (facets: Facet[]) => facets.map((facet) => FACET_ATTRIBUTES[facet])
  return [
    {
      ...base,
      filter: allBut(),
      facets: attributes(FACETS.filter((facet) => !filtered.includes(facet))),
      ...(sort && { sort: SORTS[sort] }),
      attributesToRetrieve: HIT_FIELDS,
      hitsPerPage: HITS_PER_PAGE,
      page: search.page ?? 1,
    },
    ...filtered.map((facet) => ({ ...base, filter: allBut(facet), facets: attributes([facet]), limit: 0 })),
  ]
}

const SORTS: Record<SearchSort, string[]> = {
  recommended: ['carousel_rank:asc', 'next_start:asc', 'id:asc'],
  price: ['price:asc', 'id:asc'],
  '-price': ['price:desc', 'id:desc'],
  departure: ['next_start:asc', 'id:asc'],
  duration: ['duration_days:asc', 'id:asc'],
  rating: ['rating:desc', 'review_count:desc', 'id:asc'],
}

// No name holds a backslash, the one sign that a filter cannot say.
const text = (value: string): string => `"${value.replaceAll('\\', '\uFFFD').replaceAll('"', '\\"')}"`

const oneOf = (attribute: string, values: ReadonlyArray<string | number> | undefined): string[] =>
  values?.length ? [`${attribute} IN [${values.map((value) => text(String(value))).join(', ')}]`] : []

const within = ({ attribute, from, to }: { attribute: string; from?: number; to?: number }): string[] => [
  ...(from === undefined ? [] : [`${attribute} >= ${String(from)}`]),
  ...(to === undefined ? [] : [`${attribute} <= ${String(to)}`]),
]

const facetFilters = (search: SearchQuery): Record<Facet, string[]> => ({
  countries: [
    ...oneOf('countries', search.countries),
    ...(search.destination === 'france' ? ['country_1 = "France"'] : []),
    ...(search.destination === 'outside-france' ? ['country_1 != "France"', 'country_1 IS NOT EMPTY'] : []),
    ...(search.destination === 'lapland' ? oneOf('countries', LAPLAND_COUNTRIES) : []),
  ],
  categories: oneOf('categories', search.categories),
  activities: oneOf('activities', search.activities),
  types: oneOf('expedition_type', search.type),
  levels: oneOf('level_number', search.level),
  eco: within({ attribute: 'eco_rating', from: search.eco }),
  price: within({ attribute: 'price', from: search.price_min, to: search.price_max }),
})

const FAR = 3 * 366

const plainFilters = ({ search, today }: { search: SearchQuery; today: string }): string[] => {
  const { start, end, travelers } = search
  const durations = within({ attribute: 'duration_days', from: search.duration_min, to: search.duration_max })
  if (!start && !end && !travelers) return durations
  const first = Math.max(dayNumber(today), start ? dayNumber(start) : 0)
  const last = end ? dayNumber(end) : first + FAR
  const ranges = Array.from({ length: LONGEST_DAYS }, (_, n) => n + 1)
    .map((length) => ({ length, latest: end && length < LONGEST_DAYS ? last - length + 1 : last }))
    .filter(({ latest }) => latest >= first)
    .map(({ length, latest }) => {
      const bounds = [first, latest].map((day) => String(openingNumber({ length, day })))
      return `openings_${String(travelers ?? 1)} ${bounds.join(' TO ')}`
    })
  // A range that ends before it begins holds no departure.
  return [...durations, ranges.length > 0 ? `(${ranges.join(' OR ')})` : 'id = 0']
}
