import type { SearchQuery } from '@/contract/search'
import { LAPLAND_COUNTRIES } from '@/domain/destinations'
import type { Bind } from './binder'
import { ECO_OF_KIND, LEVEL_OF_KIND, TYPE_OF_KIND, typeCode } from './hit-kind'
import { isPlaced, placedCards } from './placed-cards'

/**
 * The filters that have counts. Each has a bit: a row that fails only that one still counts in it. A family of
 * activities and an activity widen each other: the two are one filter.
 */
export const FACET_BITS = {
  countries: 1,
  categories: 4,
  activities: 4,
  types: 8,
  levels: 16,
  eco: 32,
  price: 64,
} as const

export type SearchFacet = keyof typeof FACET_BITS

export const FACETS = Object.keys(FACET_BITS) as SearchFacet[]

type Condition = string | number | false | undefined

const every = (...conditions: Condition[]): string | undefined =>
  conditions.filter((condition) => typeof condition === 'string').join(' and ') || undefined

const either = (...conditions: Condition[]): string | undefined =>
  conditions.filter((condition) => typeof condition === 'string').join(' or ') || undefined

export type Conditions = Partial<Record<SearchFacet, string | undefined>>

/** The filters on what cards share: conditions on `hit_shapes s`. */
export const shapeConditions = ({ search, bind }: { search: SearchQuery; bind: Bind }): Conditions => ({
  countries: every(
    search.countries?.length && `s.countries && ${bind(search.countries, 'text[]')}`,
    search.destination === 'france' && `s.countries[1] = 'France'`,
    search.destination === 'outside-france' && `s.countries[1] <> 'France'`,
    search.destination === 'lapland' && `s.countries && ${bind([...LAPLAND_COUNTRIES], 'text[]')}`,
  ),
  activities: either(
    search.categories?.length && `s.categories && ${bind(search.categories, 'text[]')}`,
    search.activities?.length && `s.activities && ${bind(search.activities, 'text[]')}`,
  ),
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

/** The filters without counts: every card shown or counted meets them. */
export const plainCondition = ({ search, bind }: { search: SearchQuery; bind: Bind }): string | undefined =>
  every(
    isPlaced(search) && `(r.id in (${placedCards({ search, bind })})) is true`,
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
