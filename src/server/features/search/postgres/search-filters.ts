import type { SearchQuery } from '@/contract/search-query'
import { LAPLAND_COUNTRIES } from '@/domain/catalogue/destinations'
import { readReach } from '@/domain/catalogue/reach'
import type { DoorSearch } from '../door-search'
import { searchWords } from '../search-words'
import type { Bind } from './binder'
import { departingCards, departingWeeks, isDated } from './departing'
import { bitsWhere, priceRanges } from './hit-bits'
import { typeCode } from './hit-kind'
import { isPlaced, placedCards } from './placed-cards'
import { partOf } from './words-statement'

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
      searchWords(search.q).length > 0 && spokenBits(lookUp),
      isPlaced(search) && lookUp('place', placedCards({ search, bind })),
      lightBits({ search, bind, lookUp }),
      departingBits({ search, bind, lookUp }),
      durationBits({ search, has }),
      reachBits({ reach: search.reach, has }),
    ),
  }
}

/** The cards with all the words wanted; where none has them all, those with the most of them. */
const spokenBits = (lookUp: Options['lookUp']): string => {
  const whole = lookUp('whole_words', 'select r.id from wanted w join hit_rows r on r.words @@ w.whole')
  const part = /* sql */ `
    with found as materialized (${partOf({ rows: 'hit_rows', key: 'r.id' })} where ${HAS_NO_WHOLE})
    select id from found where n = (select max(n) from found)`
  return `(${whole} | ${lookUp('part_words', part)})`
}

/** Whether no card has all the words wanted. */
export const HAS_NO_WHOLE = `not exists (select 1 from whole_words where bit_count(bits) > 0)`

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
  const weeks = departingWeeks({ search, bind })
  return either(weeks?.bits, lookUp('dates', weeks?.elsewhere ?? departingCards({ search, bind })))
}

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
