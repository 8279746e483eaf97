import { HITS_PER_PAGE, type SearchQuery } from '@/contract/search'
import { ECO_OF_KIND, LEVEL_OF_KIND, TYPE_NAME_OF_KIND } from './hit-kind'
import { type CardMatch, matchCards } from './match-cards'
import { binder, FACET_BITS, type SearchFacet } from './search-conditions'
import { orderOf, sortOf } from './search-order'

type Order = ReturnType<typeof orderOf>

/** From so many hits on, a page is found sooner along the index of its order than by sorting them. */
const MANY = 2000

/**
 * One page of hits and the counts of every facet. `failed` says which facets' filters a card fails: one that fails
 * two counts nowhere and is left out. The others are tallied by what cards share (shape) and by what they don't (kind).
 */
export const searchStatement = (search: SearchQuery): { text: string; values: unknown[] } => {
  const { values, bind } = binder()
  const match = matchCards({ search, bind })
  const order = orderOf(sortOf(search, match.hasWords))
  const slice = `limit ${bind(HITS_PER_PAGE, 'int')} offset ${bind(((search.page ?? 1) - 1) * HITS_PER_PAGE, 'int')}`

  const text = /* sql */ `
  with ${match.ctes}
  ${markedCards({ match, order })},
  tally as materialized (
    select shape, kind, failed, count(*)::int as n, min(price_cents) as low, max(price_cents) as high
    from marked group by grouping sets ((shape, failed), (kind, failed))
  ),
  shared as materialized (
    select s.countries, s.categories, s.activities, t.failed, t.n from tally t join hit_shapes s on s.id = t.shape
  ),
  own as materialized (select * from tally where kind is not null),
  total as materialized (select coalesce(sum(n), 0)::int as n from own where failed = 0),
  page as (${pageOfCards({ match, order, slice })})
  select
    (select coalesce(json_agg(h.hit order by ${order.by('p')}), '[]'::json)
      from page p join expedition_hits h on h.id = p.id) as hits,
    (select n from total) as total,
    ${counts({ facet: 'countries', from: 'shared, unnest(countries) value' })},
    ${counts({ facet: 'categories', from: 'shared, unnest(categories) value' })},
    ${counts({ facet: 'activities', from: 'shared, unnest(activities) value' })},
    ${counts({ facet: 'types', from: 'own', value: TYPE_NAME_OF_KIND('kind') })},
    ${counts({ facet: 'levels', from: 'own', value: `(${LEVEL_OF_KIND('kind')})::text` })},
    ${counts({ facet: 'eco', from: 'own', value: `(${ECO_OF_KIND('kind')})::text` })},
    (select json_build_object('min', coalesce(min(low), 0) / 100.0, 'max', coalesce(max(high), 0) / 100.0)
      from own where ${passes('price')}) as price`
  return { text, values }
}

const columnsOf = (order: Order): string => ['r.id', 'r.shape', 'r.kind', 'r.price_cents', ...order.columns].join(', ')

// `offset 0` has the bits computed once, before the filter that reads them and the dates that cost more.
const markedCards = ({ match, order }: { match: CardMatch; order: Order }): string => {
  const { from, failed, plain, hasSeveral, hasWords } = match
  return /* sql */ `
  marked as ${plain || hasWords || hasSeveral ? 'materialized' : 'not materialized'} (
    select * from (
      select ${columnsOf(order)}, ${failed || '0'} as failed from ${from} ${hasSeveral ? 'offset 0' : ''}
    ) r
    where ${plain ?? 'true'} ${hasSeveral ? 'and failed & (failed - 1) = 0' : ''}
  )`
}

const pageOfCards = ({ match, order, slice }: { match: CardMatch; order: Order; slice: string }): string => {
  const sorted = `select * from marked m where failed = 0`
  if (!order.hasIndex) return `${sorted} order by ${order.by('m')} ${slice}`
  const conditions = [match.failed && `(${match.failed}) = 0`, match.plain, `(select n from total) >= ${String(MANY)}`]
  return /* sql */ `
    (${sorted} and (select n from total) < ${String(MANY)} order by ${order.by('m')} ${slice})
    union all
    (select ${columnsOf(order)}, 0 from ${match.from} where ${conditions.filter(Boolean).join(' and ')}
     order by ${order.by('r')} ${slice})`
}

const passes = (facet: SearchFacet): string => `failed in (0, ${String(FACET_BITS[facet])})`

const counts = ({
  facet,
  from,
  value = 'value',
}: {
  facet: SearchFacet
  from: string
  value?: string
}): string => /* sql */ `
    (select coalesce(json_object_agg(value, n), '{}'::json) from (
      select ${value} as value, sum(n)::int as n from ${from} where ${passes(facet)} group by 1) counted) as ${facet}`
