import type { SearchQuery } from '@/contract/search'
import { LAPLAND_COUNTRIES } from '@/domain/destinations'
import { readReach } from '@/domain/reach'
import type { DoorSearch } from '../door-search'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { searchWords } from '../search-words'
import type { Bind } from './binder'
import { bitsWhere, priceRanges } from './hit-bits'
import { typeCode } from './hit-kind'
import { isPlaced, placedCards } from './placed-cards'
import { FOUND } from './words-statement'

/**
 * The filters that have counts, each with the facets that it is left out of: a choice never hides its own alternatives.
 * A family of activities and an activity widen each other: the two are one filter.
 */
export const COUNTED_FILTERS = {
  countries: ['countries'],
  activities: ['categories', 'activities'],
  types: ['types'],
  levels: ['levels'],
  eco: ['eco'],
  price: [],
  train: [],
} as const

export type CountedFilter = keyof typeof COUNTED_FILTERS

type Options = {
  search: DoorSearch
  bind: Bind
  /** Has the cards that a statement gives looked up once, and answers their bits. */
  lookUp: (name: string, source: string) => string
}

/** The bits of the cards that meet each filter of a search, in the segment of a row `a` of `hit_bits`. */
type SearchFilters = Partial<Record<CountedFilter, string>> & { always: string[] }

export const searchFilters = ({ search, bind, lookUp }: Options): SearchFilters => {
  const has: Has = (facet, values) =>
    values?.length
      ? bitsWhere(`b.facet = '${facet}' and b.value = any(${bind(values.map(String), 'text[]')})`)
      : undefined
  return {
    countries: every(has('countries', search.countries), destinationBits({ destination: search.destination, has })),
    activities: either(has('categories', search.categories), has('activities', search.activities)),
    types: has('types', search.type?.map(typeCode)),
    levels: has('levels', search.level),
    eco: search.eco === undefined ? undefined : has('eco', upTo(search.eco, 5)),
    price: pricedBits({ search, bind, lookUp }),
    train: nearBits({ search, bind, lookUp }),
    always: present(
      searchWords(search.q).length > 0 && lookUp('words', FOUND),
      isPlaced(search) && lookUp('place', placedCards({ search, bind })),
      lightBits({ search, bind, lookUp }),
      departingBits({ search, bind, lookUp }),
      durationBits({ search, has }),
      reachBits({ reach: search.reach, has }),
    ),
  }
}

type Has = (facet: string, values: ReadonlyArray<string | number> | undefined) => string | undefined

const destinationBits = ({ destination, has }: Pick<SearchQuery, 'destination'> & { has: Has }): Part => {
  if (destination === 'france') return bitsWhere(`b.facet = 'first_country' and b.value = 'France'`)
  if (destination === 'outside-france') return bitsWhere(`b.facet = 'first_country' and b.value <> 'France'`)
  return destination === 'lapland' && has('countries', LAPLAND_COUNTRIES)
}

const durationBits = ({ search, has }: { search: SearchQuery; has: Has }): Part => {
  const { duration_min: shortest, duration_max: longest } = search
  if (shortest === undefined && longest === undefined) return undefined
  return has('durations', upTo(shortest ?? 1, longest ?? 15)) ?? bitsWhere('false')
}

/** Trips of the families that somebody's level is known in, without those that ask for more in one of them. */
const reachBits = ({ reach = [], has }: Pick<SearchQuery, 'reach'> & { has: Has }): Part => {
  const own = readReach(reach)
  const families = has(
    'categories',
    own.map(({ family }) => family),
  )
  const beyond = own
    .filter(({ level }) => level < 5)
    .map(({ family, level }) => every(has('categories', [family]), has('levels', upTo(level + 1, 5))))
  return every(families, ...present(...beyond).map((bits) => `(~ (${bits}))`))
}

const pricedBits = ({ search: { price_min, price_max }, bind, lookUp }: Options): string | undefined => {
  if (price_min === undefined && price_max === undefined) return undefined
  const { hundreds, ends } = priceRanges({ min: price_min, max: price_max })
  const inside = ends.map(
    ([from, to]) => `select id from hit_rows where price_cents between ${bind(from, 'int')} and ${bind(to, 'int')}`,
  )
  return either(
    // `case`: the values of other facets are no numbers.
    hundreds &&
      bitsWhere(`b.facet = 'hundreds' and
        case b.facet when 'hundreds' then b.value::int between ${bind(hundreds[0], 'int')} and ${bind(hundreds[1], 'int')} end`),
    inside.length > 0 && lookUp('price', inside.join(' union all ')),
  )
}

const nearBits = ({ search: { door, train_min, train_max }, bind, lookUp }: Options): string | undefined => {
  if (!door || (train_min === undefined && train_max === undefined)) return undefined
  const bounds = present(
    train_min !== undefined && `minutes > ${bind(train_min * 60, 'int')}`,
    train_max !== undefined && `minutes <= ${bind(train_max * 60, 'int')}`,
  )
  return lookUp('near', `select id from door_marks where ${bounds.join(' and ')}`)
}

const lightBits = ({ search: { door, kg_max }, bind, lookUp }: Options): Part =>
  door &&
  kg_max !== undefined &&
  lookUp('light', `select id from door_marks where total_g <= ${bind(kg_max * 1000, 'int')}`)

const departingBits = ({ search, bind, lookUp }: Options): Part => {
  if (!isDated(search)) return undefined
  return lookUp('dates', `select d.expedition_id as id from departures d where ${departing({ search, bind })}`)
}

type Dated = Pick<SearchQuery, 'start' | 'end' | 'travelers' | 'confirmed'>

/** Whether a search keeps to some departures. */
export const isDated = ({ start, end, travelers, confirmed }: Dated): boolean =>
  [start, end, travelers, confirmed].some((asked) => asked !== undefined)

/** The condition on the departures `d` that a search keeps to: to come, within its dates, with seats for its travelers, sure to leave. */
export const departing = ({
  search: { start, end, travelers, confirmed },
  bind,
}: {
  search: Dated
  bind: Bind
}): string =>
  present(
    confirmed === undefined ? NOT_CANCELED_TEXT.d : `d.status = 'confirmed'`,
    `d.first_day >= ${TODAY_TEXT}`,
    `d.open_seats >= ${bind(travelers ?? 1, 'int')}`,
    start !== undefined && `d.first_day >= ${bind(start, 'date')}`,
    end !== undefined && `d.last_day <= ${bind(end, 'date')} and d.first_day <= ${bind(end, 'date')}`,
  ).join(' and ')

type Part = string | false | undefined

const present = (...parts: Part[]): string[] => parts.filter((part) => typeof part === 'string')

const every = (...parts: Part[]): string | undefined => present(...parts).join(' & ') || undefined

// In brackets: signs of bits all bind alike.
const either = (...parts: Part[]): string | undefined => {
  const all = present(...parts)
  return all.length > 0 ? `(${all.join(' | ')})` : undefined
}

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n)
