import type { SearchQuery } from '@/contract/search'
import { searchWords } from '../search-words'
import {
  type Bind,
  type Conditions,
  FACET_BITS,
  plainCondition,
  rowConditions,
  FACETS,
  shapeConditions,
} from './search-conditions'
import { wordsStatement } from './words-statement'

/** How the cards a search may show are found: CTEs that come first, and SQL on `hit_rows r`. */
export type CardMatch = {
  ctes: string
  from: string
  /** The facets whose filter a card fails, as bits; empty when no facet is filtered. */
  failed: string
  /** Whether several facets are filtered: a card can then fail more than one. */
  hasSeveral: boolean
  /** What has no counts of its own: duration and dates. */
  plain: string | undefined
  hasWords: boolean
}

export const matchCards = ({ search, bind }: { search: SearchQuery; bind: Bind }): CardMatch => {
  const words = searchWords(search.q)
  const hasWords = words.length > 0
  const shape = failures(shapeConditions({ search, bind }))
  const row = failures(rowConditions({ search, bind }))
  const bits = [...(shape.length > 0 ? ['get_byte((select flags from shape_flags), r.shape)'] : []), ...row]
  return {
    ctes: [...(hasWords ? [wordsStatement(bind(words, 'text[]'))] : []), ...(shape.length > 0 ? [flagsOf(shape)] : [])]
      .map((cte) => `${cte},`)
      .join('\n'),
    from: hasWords ? 'hit_rows r join found f on f.id = r.id' : 'hit_rows r',
    failed: bits.join(' | '),
    hasSeveral: shape.length + row.length > 1,
    plain: plainCondition({ search, bind }),
    hasWords,
  }
}

/** CTEs ending on `matched`, the numbers of the cards that meet every filter. */
export const matchedCards = (options: { search: SearchQuery; bind: Bind }): string => {
  const { ctes, from, failed, plain } = matchCards(options)
  const conditions = [failed && `(${failed}) = 0`, plain].filter(Boolean).join(' and ') || 'true'
  return `${ctes} matched as (select r.id from ${from} where ${conditions})`
}

const failures = (conditions: Conditions): string[] =>
  FACETS.flatMap((facet) => {
    const condition = conditions[facet]
    return condition === undefined ? [] : [`case when ${condition} then 0 else ${String(FACET_BITS[facet])} end`]
  })

// A byte by shape, at the place of its number: read by place, it spares a join with every card.
const flagsOf = (failed: string[]): string => /* sql */ `
  shape_flags as materialized (
    select decode(string_agg(lpad(to_hex(coalesce(${failed.join(' | ')}, 0)), 2, '0'), '' order by place), 'hex') as flags
    from generate_series(0, (select max(id) from hit_shapes)) place left join hit_shapes s on s.id = place
  )`
