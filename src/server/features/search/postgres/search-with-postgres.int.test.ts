import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchQuery } from '@/contract/search-query'
import { isInDestinationGroup } from '@/domain/catalogue/destinations'
import { query } from '@/server/platform/db/pool'
import { SEARCH_WORKLOAD } from '../../../../../tests/bench/search-workload'
import { createBulkCatalogue, createReference } from '../../../../../tests/factories/bulk-catalogue'
import { readAllDocuments } from '../read-documents'
import type { SearchDocument } from '../search-document'
import { reindex } from '../sync/reindex'
import { searchWithPostgres } from './search-with-postgres'

// Large enough for every way that the statement chooses by the number of cards.
const CATALOGUE = 6000

const documents: SearchDocument[] = []

beforeAll(async () => {
  await createReference()
  await createBulkCatalogue({ count: CATALOGUE })
  await reindex({ onProgress: () => undefined })
  await query('analyze')
  for await (const batch of readAllDocuments()) documents.push(...batch)
}, 400_000)

type Test = (document: SearchDocument) => boolean
const always: Test = () => true
const anyOf = (wanted: readonly string[] | undefined, had: string[]): boolean =>
  wanted === undefined || had.some((value) => wanted.includes(value))

/** The filters said plainly, one document at a time. */
const tests = (search: SearchQuery): Record<string, Test> => ({
  countries: ({ hit }) =>
    anyOf(search.countries, hit.countries) &&
    (search.destination === 'lapland'
      ? hit.countries.some((country) => isInDestinationGroup(country, 'lapland'))
      : isInDestinationGroup(hit.country_1, search.destination ?? 'all')),
  activities: ({ categories, hit }) =>
    (!search.categories && !search.activities) ||
    Boolean(search.categories?.some((family) => categories.includes(family))) ||
    Boolean(search.activities?.some((activity) => hit.activities.includes(activity))),
  types: ({ hit }) => anyOf(search.type, [hit.expedition_type]),
  levels: ({ hit }) => !search.level || search.level.includes(hit.level_number),
  eco: ({ hit }) => hit.eco_rating >= (search.eco ?? 0),
  price: ({ hit }) => hit.price >= (search.price_min ?? 0) && hit.price <= (search.price_max ?? Infinity),
  duration: ({ hit }) =>
    hit.duration_days >= (search.duration_min ?? 0) && hit.duration_days <= (search.duration_max ?? 99),
  dates: departs(search),
})

const departs = ({ start, end, travelers, confirmed }: SearchQuery): Test =>
  start || end || travelers || confirmed
    ? ({ openings }) =>
        openings.some(
          ({ first_day, last_day, seats, is_confirmed }) =>
            first_day >= (start ?? '') &&
            last_day <= (end ?? '9999') &&
            seats >= (travelers ?? 1) &&
            (!confirmed || is_confirmed),
        )
    : always

const valuesOf: Record<string, (document: SearchDocument) => string[]> = {
  countries: ({ hit }) => hit.countries,
  categories: ({ categories }) => categories,
  activities: ({ hit }) => hit.activities,
  types: ({ hit }) => [hit.expedition_type],
  levels: ({ hit }) => [String(hit.level_number)],
  eco: ({ hit }) => [String(hit.eco_rating)],
}

// A family and an activity widen each other: one filter, left out of both counts.
const filterOf = (facet: string): string => (facet === 'categories' ? 'activities' : facet)

const plainly = (search: SearchQuery) => {
  const all = Object.entries(tests(search))
  const meeting = (left?: string) =>
    documents.filter((document) => all.every(([facet, test]) => facet === left || test(document)))
  const counts: Record<string, Record<string, number>> = {}
  for (const [facet, values] of Object.entries(valuesOf)) {
    const found: Record<string, number> = {}
    for (const value of meeting(filterOf(facet)).flatMap(values)) found[value] = (found[value] ?? 0) + 1
    counts[facet] = found
  }
  return { total: meeting().length, ...counts }
}

const filtered = Object.values(SEARCH_WORKLOAD)
  .flat()
  .filter(({ q }) => q === undefined)

describe('a search in a large catalogue', () => {
  it.each(filtered.map((search) => [JSON.stringify(search), search] as const))(
    'counts %s as one would by hand',
    async (_name, search) => {
      const { total, facets, hits } = await searchWithPostgres(search)
      const { price: _price, hours: _hours, ...counts } = facets
      expect({ total, ...counts }).toEqual(plainly(search))
      expect(hits).toHaveLength(Math.min(12, total))
      const every = Object.values(tests(search))
      const ids = new Set(hits.map(({ id }) => id))
      for (const document of documents)
        if (ids.has(document.hit.id)) expect(every.every((test) => test(document))).toBe(true)
    },
  )

  it.each<SearchQuery>([
    { q: 'france' },
    { q: 'trek' },
    { q: 'haute route' },
    {},
    { start: '2000-01-01', price_max: 700, sort: 'rating' },
  ])(
    'never shows a hit twice nor forgets one, page after page: %o',
    async (search) => {
      const { total, page_count } = await searchWithPostgres(search)
      const seen: number[] = []
      for (let page = 1; page <= page_count; page += 1) {
        seen.push(...(await searchWithPostgres({ ...search, page })).hits.map(({ id }) => id))
      }
      expect(seen).toHaveLength(total)
      expect(new Set(seen).size).toBe(total)
    },
    60_000,
  )

  it('counts as well once PostgreSQL keeps its plan, whatever is asked by it', async () => {
    const countries = [...new Set(documents.flatMap(({ hit }) => hit.countries))]
    for (let n = 0; n < 60; n += 1) {
      const search: SearchQuery = {
        countries: [countries[n % countries.length] ?? ''],
        price_min: 100 + n,
        level: [1 + (n % 5)],
      }
      const { total, facets } = await searchWithPostgres(search)
      const { price: _price, hours: _hours, ...counts } = facets
      expect({ total, ...counts }, JSON.stringify(search)).toEqual(plainly(search))
    }
    const [kept] = await query<{ n: number }>(
      `select count(*)::int as n from pg_prepared_statements where statement like '%hit_bits%' and generic_plans + custom_plans > 0`,
    )
    expect(kept?.n).toBeGreaterThan(0)
  })
})
