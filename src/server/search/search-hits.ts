import { HITS_PER_PAGE, type SearchQuery, type SearchResult } from '@/contract/search'
import { queryOne } from '../db/pool'
import { searchConditions, searchOrder } from './search-conditions'

/**
 * One page of hits and the counts of every facet, by one statement. Each facet counts the
 * expeditions that meet all the other filters, so that a choice never hides its own alternatives.
 */
export const searchHits = async (search: SearchQuery): Promise<SearchResult> => {
  const values: unknown[] = []
  const conditions = searchConditions({ search, values })
  const page = search.page ?? 1
  values.push(HITS_PER_PAGE, (page - 1) * HITS_PER_PAGE)
  const [limit, offset] = [`$${String(values.length - 1)}`, `$${String(values.length)}`]

  const row = await queryOne<Row>(
    /* sql */ `
    with marked as (
      select h.*, ${Object.entries(conditions)
        .map(([facet, condition]) => `(${condition}) as ok_${facet}`)
        .join(', ')}
      from expedition_hits h
    ),
    found as (select * from marked where ${allBut(null)}),
    page as (select hit, row_number() over (order by ${searchOrder(search.sort)}) as position
      from found order by ${searchOrder(search.sort)} limit ${limit} offset ${offset})
    select
      (select coalesce(json_agg(hit order by position), '[]'::json) from page) as hits,
      (select count(*)::int from found) as total,
      ${counts('countries', 'unnest(countries)')} as countries,
      ${counts('activities', 'unnest(activities)')} as activities,
      (select coalesce(json_object_agg(slug, n), '{}'::json) from (
        select c.slug, count(distinct m.id)::int as n
        from activity_categories c
        join activity_categories_rels r on r.parent_id = c.id and r.path = 'activities'
        join activities a on a.id = r.activities_id
        join marked m on a.name = any(m.activities)
        where ${allBut('categories')} group by c.slug) k) as categories,
      ${counts('types', 'expedition_type')} as types,
      ${counts('levels', 'level::text')} as levels,
      ${counts('eco', 'eco_rating::text')} as eco,
      (select json_build_object('min', coalesce(min(price_cents), 0) / 100.0, 'max', coalesce(max(price_cents), 0) / 100.0)
        from marked where ${allBut('price')}) as price`,
    values,
  )
  if (!row) throw new Error('A search always gives one row.')
  const { hits, total, ...facets } = row
  return { hits, total, page, page_count: Math.ceil(total / HITS_PER_PAGE), facets }
}

type Row = Pick<SearchResult, 'hits' | 'total'> & SearchResult['facets']

const FACETS = ['countries', 'categories', 'activities', 'types', 'levels', 'eco', 'price', 'other'] as const

export type SearchFacet = (typeof FACETS)[number]

const allBut = (left: SearchFacet | null): string =>
  FACETS.filter((facet) => facet !== left)
    .map((facet) => `ok_${facet}`)
    .join(' and ')

const counts = (facet: SearchFacet, expression: string): string => /* sql */ `
  (select coalesce(json_object_agg(value, n), '{}'::json) from (
    select ${expression} as value, count(*)::int as n from marked where ${allBut(facet)} group by 1) counted)`
