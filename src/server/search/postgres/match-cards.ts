import type { SearchQuery } from '@/contract/search'
import { searchWords } from '../search-words'
import type { Bind } from './binder'
import {
  type Conditions,
  type DatesCondition,
  datesCondition,
  FACET_BITS,
  FACETS,
  plainCondition,
  rowConditions,
  shapeConditions,
} from './search-conditions'
import { wordsStatement } from './words-statement'

/** How the cards a search may show are found. */
export type CardMatch = {
  /** CTEs that come first, the last one `candidates`: cards with, in `failed`, the facets whose filter they fail. */
  ctes: string
  /** What a card `hit_rows r` that meets every filter fulfils, for a walk along an index. */
  conditions: string[]
  isFaceted: boolean
}

/** So few cards are looked up one by one; for more, one pass over all cards, or all departures, is sooner done. */
const FEW = 4000
const FEW_FOR_DATES = 10_000

const SHAPE_FAILS = 'get_byte((select flags from shape_flags), r.shape)'

type Options = { search: SearchQuery; bind: Bind; columns: string[] }

export const matchCards = ({ search, bind, columns }: Options): CardMatch => {
  const words = searchWords(search.q)
  const hasWords = words.length > 0
  const shape = failures(shapeConditions({ search, bind }))
  const row = failures(rowConditions({ search, bind }))
  const failed = [...(shape.length > 0 ? [SHAPE_FAILS] : []), ...row].join(' | ')
  const plain = plainCondition({ search, bind }) ?? 'true'
  const dates = datesCondition({ search, bind })
  const hasSeveral = shape.length + row.length > 1
  const whole = shape.length > 1 ? `${SHAPE_FAILS} <> ${String(SEVERAL)} and ${plain}` : plain
  const met = metCards({ columns, failed, hasSeveral, hasWords, whole })

  const ctes = [
    ...(hasWords ? [wordsStatement(bind(words, 'text[]'))] : []),
    ...(shape.length > 0 ? [flagsOf(shape)] : []),
    ...candidatesOf({ met, dates, isNarrowed: hasSeveral || hasWords, isWhole: plain === 'true' }),
  ]
  return {
    ctes: ctes.join(',\n'),
    conditions: [
      ...(failed === '' ? [] : [`(${failed}) = 0`]),
      plain,
      // A look-up for each card, where a join would leave the index's order.
      ...(hasWords ? ['(r.id in (select id from found)) is true'] : []),
      ...(dates ? [dates.perCard] : []),
    ],
    isFaceted: failed !== '',
  }
}

type Candidates = { met: string; dates: DatesCondition | null; isNarrowed: boolean; isWhole: boolean }

const candidatesOf = ({ met, dates, isNarrowed, isWhole }: Candidates): string[] => {
  if (!dates) return [`candidates as ${isNarrowed || !isWhole ? 'materialized' : 'not materialized'} (${met})`]
  if (!isNarrowed) return [`candidates as materialized (select * from (${met}) r where ${dates.atOnce})`]
  return [`met as materialized (${met})`, `candidates as materialized (${departingOf(dates)})`]
}

type Met = { columns: string[]; failed: string; hasSeveral: boolean; hasWords: boolean; whole: string }

// `offset 0` has the bits computed once, before the filter that reads them.
const metCards = ({ columns, failed, hasSeveral, hasWords, whole }: Met): string => /* sql */ `
  select * from (
    select ${columns.map((column) => `r.${column}`).join(', ')}, ${failed || '0'} as failed
    from ${hasWords ? FOUND_CARDS : 'hit_rows'} r where ${whole} ${hasSeveral ? 'offset 0' : ''}
  ) r ${hasSeveral ? 'where failed & (failed - 1) = 0' : ''}`

/** CTEs ending on `matched`, the numbers of the cards that meet every filter. */
export const matchedCards = (options: Omit<Options, 'columns'>): string => {
  const { ctes } = matchCards({ ...options, columns: ['id', 'shape', 'kind', 'price_cents'] })
  return `${ctes}, matched as (select id from candidates where failed = 0)`
}

const FOUND_CARDS = /* sql */ `(
  select c.* from found f join hit_rows c on c.id = f.id where (select count(*) from found) < ${String(FEW)}
  union all
  select c.* from hit_rows c where (select count(*) from found) >= ${String(FEW)} and (c.id in (select id from found)) is true
)`

const departingOf = ({ perCard, atOnce }: { perCard: string; atOnce: string }): string => /* sql */ `
  select * from met r where (select count(*) from met) < ${String(FEW_FOR_DATES)} and ${perCard}
  union all
  select * from met r where (select count(*) from met) >= ${String(FEW_FOR_DATES)} and ${atOnce}`

const failures = (conditions: Conditions): string[] =>
  FACETS.flatMap((facet) => {
    const condition = conditions[facet]
    return condition === undefined ? [] : [`case when ${condition} then 0 else ${String(FACET_BITS[facet])} end`]
  })

/** No facet's bit: a shape that fails several facets, whose cards need no further look. */
const SEVERAL = 128

// A byte by shape, at the place of its number: read by place, it spares a join with every card.
const flagsOf = (failed: string[]): string => /* sql */ `
  shape_flags as materialized (
    select decode(string_agg(lpad(to_hex(case when failed & (failed - 1) = 0 then failed else ${String(SEVERAL)} end), 2, '0'),
      '' order by place), 'hex') as flags
    from (
      select place, coalesce(${failed.join(' | ')}, 0) as failed
      from generate_series(0, (select max(id) from hit_shapes)) place left join hit_shapes s on s.id = place
    ) f
  )`
