import type { SearchQuery, SearchSort } from '@/contract/search'
import { LAPLAND_COUNTRIES } from '@/domain/destinations'
import type { SearchFacet } from './search-hits'

/**
 * SQL conditions on `expedition_hits h`, one by facet, always true where nothing is asked.
 * Every value goes through `values`, which the conditions name by position.
 */
export const searchConditions = ({
  search,
  values,
}: {
  search: SearchQuery
  values: unknown[]
}): Record<SearchFacet, string> => {
  const value = (given: unknown, type: string): string => {
    values.push(given)
    return `$${String(values.length)}::${type}`
  }
  const every = (...conditions: Array<string | false | undefined>): string =>
    conditions.filter((condition) => typeof condition === 'string').join(' and ') || 'true'

  return {
    countries: every(
      search.countries && `h.countries && ${value(search.countries, 'text[]')}`,
      search.destination === 'france' && `h.country_1 = 'France'`,
      search.destination === 'outside-france' && `h.country_1 <> 'France'`,
      search.destination === 'lapland' && `h.countries && ${value([...LAPLAND_COUNTRIES], 'text[]')}`,
    ),
    categories: every(
      search.categories &&
        `h.activities && array(select a.name::text from activity_categories c
          join activity_categories_rels r on r.parent_id = c.id and r.path = 'activities'
          join activities a on a.id = r.activities_id where c.slug = any(${value(search.categories, 'text[]')}))`,
    ),
    activities: every(search.activities && `h.activities && ${value(search.activities, 'text[]')}`),
    types: every(search.type && `h.expedition_type = any(${value(search.type, 'text[]')})`),
    levels: every(search.level && `h.level = any(${value(search.level, 'int[]')})`),
    eco: every(search.eco !== undefined && `h.eco_rating >= ${value(search.eco, 'int')}`),
    price: every(
      search.price_min !== undefined && `h.price_cents >= ${value(search.price_min * 100, 'int')}`,
      search.price_max !== undefined && `h.price_cents <= ${value(search.price_max * 100, 'int')}`,
    ),
    other: every(
      ...words(search.q).map(
        (word) => `unaccent(lower(h.search_text)) like unaccent(lower(${value(`%${word}%`, 'text')}))`,
      ),
      search.duration_min !== undefined && `h.duration_days >= ${value(search.duration_min, 'int')}`,
      search.duration_max !== undefined && `h.duration_days <= ${value(search.duration_max, 'int')}`,
      departsAsAsked({ search, value }),
    ),
  }
}

const MAX_WORDS = 8

/** The words of a query, `like`'s own signs taken literally; a query can be long, the first words decide. */
const words = (q: string | undefined): string[] =>
  (q ?? '')
    .slice(0, 200)
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))

const departsAsAsked = ({
  search: { start, end, travelers },
  value,
}: {
  search: SearchQuery
  value: (given: unknown, type: string) => string
}): string | undefined => {
  if (!start && !end && !travelers) return undefined
  const bounds = [
    'd.expedition_id = h.id',
    `d.status <> 'canceled'`,
    `d.capacity - d.seats_taken >= ${value(travelers ?? 1, 'int')}`,
    `(d.departure_start at time zone 'Europe/Paris')::date >= (now() at time zone 'Europe/Paris')::date`,
    start && `(d.departure_start at time zone 'Europe/Paris')::date >= ${value(start, 'date')}`,
    end && `(d.departure_end at time zone 'Europe/Paris')::date <= ${value(end, 'date')}`,
  ]
  return `exists (select 1 from departures d where ${bounds.filter(Boolean).join(' and ')})`
}

const ORDERS: Record<SearchSort, string> = {
  recommended: 'carousel_rank nulls last, next_start nulls last, id',
  price: 'price_cents, id',
  '-price': 'price_cents desc, id',
  departure: 'next_start nulls last, id',
  duration: 'duration_days, id',
  rating: 'rating desc nulls last, review_count desc, id',
}

/** The order of the hits, each ending on the number so that pages never overlap. */
export const searchOrder = (sort: SearchSort = 'recommended'): string => ORDERS[sort]
