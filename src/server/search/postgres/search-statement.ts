import { HITS_PER_PAGE, type SearchQuery } from '@/contract/search'
import { ECO_OF_KIND, LEVEL_OF_KIND, TYPE_NAME_OF_KIND } from './hit-kind'
import { type CardMatch, matchCards } from './match-cards'
import { binder } from './binder'
import { FACET_BITS, type SearchFacet } from './search-conditions'
import { orderOf, sortOf } from './search-order'
import { NEARNESS } from './words-statement'

type Order = ReturnType<typeof orderOf>

/**
 * From so many hits on, a page is found sooner along the index of its order than by sorting them, and words say
 * little: the first so many in the agency's order are ranked by relevance, the others follow in that order.
 */
const MANY = 84 * HITS_PER_PAGE

/**
 * One page of hits and the counts of every facet. `failed` says which facets' filters a card fails: one that fails
 * two counts nowhere and is left out. The others are tallied by what cards share (shape) and by what they don't (kind).
 */
export const searchStatement = (search: SearchQuery): { text: string; values: unknown[] } => {
  const { values, bind } = binder()
  const order = orderOf(sortOf(search))
  const cards = order.isRelevance ? orderOf('recommended') : order
  const columns = ['id', 'shape', 'kind', 'price_cents', ...cards.columns]
  const match = matchCards({ search, bind, columns })
  const offset = ((search.page ?? 1) - 1) * HITS_PER_PAGE
  const slice = `limit ${bind(HITS_PER_PAGE, 'int')} offset ${bind(offset, 'int')}`
  const isRanked = order.isRelevance && offset < MANY
  const slicing = { match, columns, order: cards, slice }

  const text = /* sql */ `
  with ${match.ctes},
  tally as materialized (
    select shape, kind, ${match.isFaceted ? 'failed' : '0 as failed'}, count(*)::int as n, min(price_cents) as low, max(price_cents) as high
    from candidates group by grouping sets ${match.isFaceted ? '((shape, failed), (kind, failed))' : '((shape), (kind))'}
  ),
  shared as materialized (
    select s.countries, s.categories, s.activities, t.failed, t.n from tally t join hit_shapes s on s.id = t.shape
  ),
  own as materialized (select * from tally where kind is not null),
  total as materialized (select coalesce(sum(n), 0)::int as n from own where failed = 0),
  page as (${isRanked ? rankedPage(slicing) : pageOfCards(slicing)})
  select
    (select coalesce(json_agg(h.hit order by ${(isRanked ? order : cards).by('p')}), '[]'::json)
      from page p join expedition_hits h on h.id = p.id) as hits,
    (select n from total) as total,
    ${counts({ facet: 'countries', from: 'shared', value: 'unnest(countries)' })},
    ${counts({ facet: 'categories', from: 'shared', value: 'unnest(categories)' })},
    ${counts({ facet: 'activities', from: 'shared', value: 'unnest(activities)' })},
    ${counts({ facet: 'types', from: 'own', value: TYPE_NAME_OF_KIND('kind') })},
    ${counts({ facet: 'levels', from: 'own', value: `(${LEVEL_OF_KIND('kind')})::text` })},
    ${counts({ facet: 'eco', from: 'own', value: `(${ECO_OF_KIND('kind')})::text` })},
    (select json_build_object('min', coalesce(min(low), 0) / 100.0, 'max', coalesce(max(high), 0) / 100.0)
      from own where ${passes('price')}) as price`
  return { text, values }
}

type Slicing = { match: CardMatch; columns: string[]; order: Order; slice: string }

const pageOfCards = ({ match, columns, order, slice }: Slicing): string => /* sql */ `
    (select * from candidates c where failed = 0 and (select n from total) < ${String(MANY)} order by ${order.by('c')} ${slice})
    union all
    (select ${columns.map((column) => `r.${column}`).join(', ')}, 0 from hit_rows r
     where (select n from total) >= ${String(MANY)} and ${match.conditions.join(' and ')} order by ${order.by('r')} ${slice})`

const rankedPage = ({ slice, ...slicing }: Slicing): string => /* sql */ `
  select c.*, ${NEARNESS} as rank
  from (${pageOfCards({ ...slicing, slice: `limit ${String(MANY)}` })}) c join expedition_hits h on h.id = c.id
  order by ${orderOf('relevance').by('c').replace('c.rank', 'rank')} ${slice}`

const passes = (facet: SearchFacet): string => `failed in (0, ${String(FACET_BITS[facet])})`

const counts = ({ facet, from, value }: { facet: SearchFacet; from: string; value: string }): string => /* sql */ `
    (select coalesce(json_object_agg(value, n), '{}'::json) from (
      select value, sum(n)::int as n from (select ${value} as value, n from ${from} where ${passes(facet)}) listed
      group by 1) counted) as ${facet}`
