import type { SearchQuery } from '@/contract/search'
import { LAPLAND_COUNTRIES } from '@/domain/destinations'
import { ECO_OF_KIND, LEVEL_OF_KIND, TYPE_OF_KIND, typeCode } from './hit-kind'

/** The filters that have counts. Each has a bit: a row that fails only that one still counts in it. */
export const FACET_BITS = {
  countries: 1,
  categories: 2,
  activities: 4,
  types: 8,
  levels: 16,
  eco: 32,
  price: 64,
} as const

export type SearchFacet = keyof typeof FACET_BITS

export const FACETS = Object.keys(FACET_BITS) as SearchFacet[]

/** Adds a value to the statement's and answers its name in it. */
export type Bind = (given: unknown, type: string) => string

/** The values of a statement, and what adds to them. */
export const binder = (): { values: unknown[]; bind: Bind } => {
  const values: unknown[] = []
  return { values, bind: (given, type) => `$${String(values.push(storable(given)))}::${type}` }
}

// PostgreSQL refuses this one sign in any text; no name holds it.
const storable = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.map(storable)
  return typeof given === 'string' ? given.replaceAll('\0', '\uFFFD') : given
}

const every = (...conditions: Array<string | number | false | undefined>): string | undefined =>
  conditions.filter((condition) => typeof condition === 'string').join(' and ') || undefined

export type Conditions = Partial<Record<SearchFacet, string | undefined>>

/** The filters on what cards share: conditions on `hit_shapes s`. */
export const shapeConditions = ({ search, bind }: { search: SearchQuery; bind: Bind }): Conditions => ({
  countries: every(
    search.countries?.length && `s.countries && ${bind(search.countries, 'text[]')}`,
    search.destination === 'france' && `s.countries[1] = 'France'`,
    search.destination === 'outside-france' && `s.countries[1] <> 'France'`,
    search.destination === 'lapland' && `s.countries && ${bind([...LAPLAND_COUNTRIES], 'text[]')}`,
  ),
  categories: every(search.categories?.length && `s.categories && ${bind(search.categories, 'text[]')}`),
  activities: every(search.activities?.length && `s.activities && ${bind(search.activities, 'text[]')}`),
})

/** The filters on what is a card's own: conditions on `hit_rows r`. */
export const rowConditions = ({ search, bind }: { search: SearchQuery; bind: Bind }): Conditions => ({
  types: every(search.type?.length && `${TYPE_OF_KIND('r.kind')} = any(${bind(search.type.map(typeCode), 'int[]')})`),
  levels: every(search.level?.length && `${LEVEL_OF_KIND('r.kind')} = any(${bind(search.level, 'int[]')})`),
  eco: every(search.eco !== undefined && `${ECO_OF_KIND('r.kind')} >= ${bind(search.eco, 'int')}`),
  price: every(
    search.price_min !== undefined && `r.price_cents >= ${bind(search.price_min * 100, 'int')}`,
    search.price_max !== undefined && `r.price_cents <= ${bind(search.price_max * 100, 'int')}`,
  ),
})

/** The duration has no counts: every card shown or counted meets it. */
export const durationCondition = ({ search, bind }: { search: SearchQuery; bind: Bind }): string | undefined =>
  every(
    search.duration_min !== undefined && `r.duration_days >= ${bind(search.duration_min, 'int')}`,
    search.duration_max !== undefined && `r.duration_days <= ${bind(search.duration_max, 'int')}`,
  )

/** Whether a card has a departure as asked, said in two ways: by a look-up a card, or by one pass over the departures. */
export type DatesCondition = { perCard: string; atOnce: string }

/** The dates have no counts either. Null when neither dates nor a number of travelers are asked. */
export const datesCondition = ({
  search: { start, end, travelers },
  bind,
}: {
  search: SearchQuery
  bind: Bind
}): DatesCondition | null => {
  if (!start && !end && !travelers) return null
  const departs = [
    `d.status <> 'canceled'`,
    `d.first_day >= (now() at time zone 'Europe/Paris')::date`,
    `d.open_seats >= ${bind(travelers ?? 1, 'int')}`,
    ...(start ? [`d.first_day >= ${bind(start, 'date')}`] : []),
    ...(end ? [`d.last_day <= ${bind(end, 'date')}`, `d.first_day <= ${bind(end, 'date')}`] : []),
  ].join(' and ')
  return {
    perCard: `(select true from departures d where d.expedition_id = r.id and ${departs} limit 1)`,
    // `is true` keeps it from becoming a join: one pass over the departures, then a look-up in memory.
    atOnce: `(r.id in (select d.expedition_id from departures d where ${departs})) is true`,
  }
}
