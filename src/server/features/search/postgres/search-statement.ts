import { HITS_PER_PAGE } from '@/contract/search'
import { doorFigures, figureJson } from '@/server/features/carbon/door-figures'
import type { DoorSearch } from '../door-search'
import { searchWords } from '../search-words'
import { binder, type Bind } from './binder'
import { isIn, isKeptIn, joinedBits } from './hit-bits'
import { TYPE_OF_CODE } from './hit-kind'
import { type CardMatch, matchCards } from './match-cards'
import { COUNTED_FILTERS, type CountedFilter } from './search-filters'
import { orderOf, sortOf } from './search-order'
import { IS_PART, NEARNESS } from './words-statement'

/** From so many hits on, words say little: the first so many in the agency's order are ranked, the others follow in it. */
const MANY = 40 * HITS_PER_PAGE

/**
 * One page of hits, or the last `pages` up to it, and the counts of every facet. Cards are bits until they are shown: a count is that of a value's bits
 * within those found, a page is the first of an order's index whose bit is set.
 */
export const searchStatement = (search: DoorSearch, pages = 1): { text: string; values: unknown[] } => {
  const { values, bind } = binder()
  const order = orderOf(sortOf(search))
  const match = matchCards({ search, bind })
  const last = search.page ?? 1
  const first = Math.max(last - pages, 0)
  const offset = first * HITS_PER_PAGE
  const slice = `limit ${bind((last - first) * HITS_PER_PAGE, 'int')} offset ${bind(offset, 'int')}`
  const cards = order.isRelevance ? orderOf('recommended') : order
  const isRanked = order.isRelevance && offset < MANY

  const priced = allBut({ match, filter: 'price', name: 'priced' })
  const reached = allBut({ match, filter: 'train', name: 'reached' })
  const price = (direction: string) => firstPrice({ cards: priced.cards, direction })
  const pageSql = () => {
    if (isRanked) return rankedPage(slice)
    if (!cards.isByDoor) return pageOf({ order: cards, slice })
    return doorPage({ order: cards, slice, upTo: bind(last * HITS_PER_PAGE, 'int') })
  }

  const text = /* sql */ `
  with ${match.ctes},
  total as materialized (select coalesce(sum(bit_count(whole)), 0)::int as n from sets),
  counted as materialized (${countsOf(match)}),
  ${joinedBits({ name: 'shown', from: 'whole' })},
  ${priced.cte} ${reached.cte}
  page as ${search.door ? 'materialized' : ''} (${pageSql()})
  ${search.door ? `, ${doorFigures({ door: search.door, put: bind, among: 'array(select id from page)' })}` : ''}
  select
    (select coalesce(json_agg(${shownHit({ search, bind })} order by ${(isRanked ? order : cards).by('p')}), '[]'::json)
      from page p join expedition_hits h on h.id = p.id ${search.door ? 'left join door_figures f on f.id = p.id' : ''}) as hits,
    (select n from total) as total,
    ${searchWords(search.q).length > 1 ? `(select n from total) > 0 and ${IS_PART}` : 'false'} as is_loosened,
    ${counts('countries')}, ${counts('categories')}, ${counts('activities')},
    ${counts('types', TYPE_OF_CODE('value::int'))}, ${counts('levels')}, ${counts('eco')},
    ${hoursOf({ door: search.door, cards: reached.cards })} as hours,
    json_build_object('min', ${price('')}, 'max', ${price('desc')}) as price`
  return { text, values }
}

/** A card as it is kept, or with its figure from the door asked. */
const shownHit = ({ search: { door }, bind }: { search: DoorSearch; bind: Bind }): string =>
  door
    ? `h.hit || jsonb_build_object('carbon', case when f.id is not null then ${figureJson(bind(door.name, 'text'))} end)`
    : 'h.hit'

const FACETS = Object.entries(COUNTED_FILTERS).flatMap(([filter, facets]) =>
  facets.map((facet) => ({ facet, filter: filter as CountedFilter })),
)

const countsOf = ({ but }: CardMatch): string => /* sql */ `
  select b.facet, b.value, sum(bit_count(b.bits & case b.facet
    ${FACETS.map(({ facet, filter }) => `when '${facet}' then s.${but(filter)}`).join(' ')} end)::int) as n
  from hit_bits b join sets s on s.segment = b.segment
  where b.facet in (${FACETS.map(({ facet }) => `'${facet}'`).join(', ')}) group by 1, 2`

const counts = (facet: string, name = 'value'): string =>
  `(select coalesce(json_object_agg(${name}, n), '{}'::json) from counted where facet = '${facet}' and n > 0) as ${facet}`

type Page = { order: ReturnType<typeof orderOf>; slice: string }

const pageOf = ({ order, slice }: Page): string => /* sql */ `
  select ${['r.id', ...order.columns].join(', ')} from hit_rows r
  where (select n from total) > 0 and ${isIn('shown', 'r.id')} order by ${order.by('r')} ${slice}`

/** The cards that have a figure, in its order, then the others: these are looked for only where the page comes to them. */
const doorPage = ({ order, slice, upTo }: Page & { upTo: string }): string => /* sql */ `
  select * from (
    (select ${['m.id', ...order.columns].join(', ')} from door_marks m
      where (select n from total) > 0 and ${isKeptIn('shown', 'm.id')} order by ${order.by('m')} limit ${upTo})
    union all
    (select r.id, ${order.columns.map(() => 'null::int').join(', ')} from hit_rows r
      where (select n from total) > 0 and ${isIn('shown', 'r.id')} and not exists (select from door_marks m where m.id = r.id)
      order by r.id limit ${upTo})
  ) ordered ${slice}`

const rankedPage = (slice: string): string => /* sql */ `
  select c.*, ${NEARNESS} as rank
  from (${pageOf({ order: orderOf('recommended'), slice: `limit ${String(MANY)}` })}) c
  join expedition_hits h on h.id = c.id
  order by ${orderOf('relevance').by('c').replace('c.rank', 'rank')} ${slice}`

/** The cards that meet every filter but this one: a CTE of their own only where it is filtered by. */
const allBut = ({ match, filter, name }: { match: CardMatch; filter: CountedFilter; name: string }) =>
  match.but(filter) === 'whole'
    ? { cards: 'shown', cte: '' }
    : { cards: name, cte: `${joinedBits({ name, from: match.but(filter) })},` }

/** How many of these cards one reaches within each started hour; none without a door. */
const hoursOf = ({ door, cards }: Pick<DoorSearch, 'door'> & { cards: string }): string =>
  door === undefined
    ? `'{}'::json`
    : /* sql */ `
  (select coalesce(json_object_agg(hour, n), '{}'::json) from (
    select (m.minutes + 59) / 60 as hour, count(*)::int as n from door_marks m where ${isKeptIn(cards, 'm.id')} group by 1
  ) reached_by)`

const firstPrice = ({ cards, direction }: { cards: string; direction: string }): string => /* sql */ `
  coalesce((select price_cents from hit_rows r
    where (select bit_count(bits) from ${cards}) > 0 and ${isIn(cards, 'r.id')}
    order by price_cents ${direction}, id ${direction} limit 1), 0) / 100.0`
