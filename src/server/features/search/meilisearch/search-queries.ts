import type { MultiSearchQuery } from 'meilisearch'
import { HITS_PER_PAGE } from '@/contract/search'
import { type SearchQuery, type SearchSort } from '@/contract/search-query'
import { LAPLAND_COUNTRIES } from '@/domain/catalogue/destinations'
import { readReach } from '@/domain/catalogue/reach'
import { isDoorSort, type DoorSort } from '../door-search'
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

// A family of activities and an activity widen each other: the two are one filter.
type FacetFilter = Exclude<Facet, 'categories'>

const filterOf = (facet: Facet): FacetFilter => (facet === 'categories' ? 'activities' : facet)

const FILTERS = [...new Set(FACETS.map(filterOf))]

/** How many answers come before those of the pages before the one asked for. */
export const countingQueries = (search: SearchQuery): number => setFilters(search).length + 1

const setFilters = (search: SearchQuery): FacetFilter[] => {
  const filters = facetFilters(search)
  return FILTERS.filter((filter) => filters[filter].length > 0)
}

/** The place, among the answers to `searchQueries`, of the one that counts a facet: a filtered one has its own. */
export const countedBy = (search: SearchQuery, facet: Facet): number => setFilters(search).indexOf(filterOf(facet)) + 1

/** One query for the page and the facets that are not filtered, one for each that is, then one for each page before. */
export const searchQueries = ({
  search,
  indexUid,
  today,
  ids,
  pages = 1,
}: {
  search: SearchQuery
  indexUid: string
  today: string
  /** The only expeditions that may answer, if not all may. */
  ids: number[] | null
  /** How many pages stand in the answer, up to the one asked for. */
  pages?: number
}): MultiSearchQuery[] => {
  const filters = facetFilters(search)
  const plain = [...(ids ? [`id IN [${ids.join(', ')}]`] : []), ...plainFilters({ search, today })]
  const filtered = setFilters(search)
  const words = searchWords(search.q)
  const sort = search.sort ?? (words.length > 0 ? undefined : 'recommended')
  const base = { indexUid, q: words.join(' '), matchingStrategy: 'all' as const }
  const allBut = (left?: FacetFilter): string[] => [
    ...plain,
    ...FILTERS.flatMap((filter) => (filter === left ? [] : filters[filter])),
  ]
  const attributes = (facets: Facet[]) => facets.map((facet) => FACET_ATTRIBUTES[facet])
  const last = search.page ?? 1
  const before = Math.min(pages, last) - 1
  const pageAt = (page: number) => ({
    ...base,
    filter: allBut(),
    ...(sort && !isDoorSort(sort) && { sort: SORTS[sort] }),
    attributesToRetrieve: HIT_FIELDS,
    hitsPerPage: HITS_PER_PAGE,
    page,
  })
  return [
    { ...pageAt(last), facets: attributes(FACETS.filter((facet) => !filtered.includes(filterOf(facet)))) },
    ...filtered.map((filter) => ({
      ...base,
      filter: allBut(filter),
      facets: attributes(FACETS.filter((facet) => filterOf(facet) === filter)),
      limit: 0,
    })),
    ...Array.from({ length: before }, (_, index) => pageAt(last - before + index)),
  ]
}

// By what depends on a door, PostgreSQL orders (docs/adr/0028).
const SORTS: Record<Exclude<SearchSort, DoorSort>, string[]> = {
  recommended: ['carousel_rank:asc', 'next_start:asc', 'id:asc'],
  price: ['price:asc', 'id:asc'],
  '-price': ['price:desc', 'id:desc'],
  departure: ['next_start:asc', 'id:asc'],
  confirmed: ['next_confirmed:asc', 'next_start:asc', 'id:asc'],
  duration: ['duration_days:asc', 'id:asc'],
  rating: ['rating:desc', 'review_count:desc', 'id:asc'],
}

// No name holds a backslash, the one sign that a filter cannot say.
const text = (value: string): string => `"${value.replaceAll('\\', '\uFFFD').replaceAll('"', '\\"')}"`

const oneOf = (attribute: string, values: ReadonlyArray<string | number> | undefined): string[] =>
  values?.length ? [`${attribute} IN [${values.map((value) => text(String(value))).join(', ')}]`] : []

const either = (...filters: string[][]): string[] => {
  const all = filters.flat()
  return all.length > 1 ? [`(${all.join(' OR ')})`] : all
}

const within = ({ attribute, from, to }: { attribute: string; from?: number; to?: number }): string[] => [
  ...(from === undefined ? [] : [`${attribute} >= ${String(from)}`]),
  ...(to === undefined ? [] : [`${attribute} <= ${String(to)}`]),
]

const facetFilters = (search: SearchQuery): Record<FacetFilter, string[]> => ({
  countries: [
    ...oneOf('countries', search.countries),
    ...(search.destination === 'france' ? ['country_1 = "France"'] : []),
    ...(search.destination === 'outside-france' ? ['country_1 != "France"', 'country_1 IS NOT EMPTY'] : []),
    ...(search.destination === 'lapland' ? oneOf('countries', LAPLAND_COUNTRIES) : []),
  ],
  activities: either(oneOf('categories', search.categories), oneOf('activities', search.activities)),
  types: oneOf('expedition_type', search.type),
  levels: oneOf('level_number', search.level),
  eco: within({ attribute: 'eco_rating', from: search.eco }),
  price: within({ attribute: 'price', from: search.price_min, to: search.price_max }),
})

const reachFilters = ({ reach = [] }: SearchQuery): string[] => {
  const own = readReach(reach)
  return [
    ...oneOf(
      'categories',
      own.map(({ family }) => family),
    ),
    ...own.map(({ family, level }) => `(NOT categories = ${text(family)} OR level_number <= ${String(level)})`),
  ]
}

const FAR = 3 * 366

const plainFilters = ({ search, today }: { search: SearchQuery; today: string }): string[] => {
  const { start, end, travelers, confirmed } = search
  const plain = [
    ...within({ attribute: 'duration_days', from: search.duration_min, to: search.duration_max }),
    ...reachFilters(search),
  ]
  if (!start && !end && !travelers && !confirmed) return plain
  const first = Math.max(dayNumber(today) + 1, start ? dayNumber(start) : 0)
  const last = end ? dayNumber(end) : first + FAR
  const ranges = Array.from({ length: LONGEST_DAYS }, (_, n) => n + 1)
    .map((length) => ({ length, latest: end && length < LONGEST_DAYS ? last - length + 1 : last }))
    .filter(({ latest }) => latest >= first)
    .map(({ length, latest }) => {
      const bounds = [first, latest].map((day) => String(openingNumber({ length, day })))
      return `${confirmed ? 'confirmed' : 'openings'}_${String(travelers ?? 1)} ${bounds.join(' TO ')}`
    })
  // A range that ends before it begins holds no departure.
  return [...plain, ranges.length > 0 ? `(${ranges.join(' OR ')})` : 'id = 0']
}
