import { doorFactors, type DoorMark, doorMarks } from '@/server/features/carbon/door-figures'
import type { DoorSearch } from '../door-search'
import { searchWords } from '../search-words'
import type { Bind } from './binder'
import { bitsOfIds, isIn, joinedBits } from './hit-bits'
import { COUNTED_FILTERS, type CountedFilter, HAS_NO_WHOLE, searchFilters } from './search-filters'
import { wantedWords } from './words-statement'

/** The cards that a search finds, as bits. */
export type CardMatch = {
  /** CTEs ending on `sets`: in each segment the cards that meet every filter, `whole`, and those that meet all but one. */
  ctes: string
  /** The column of `sets` with the cards that meet every filter, this one left out. */
  but: (filter: CountedFilter) => string
}

const FILTERS = Object.keys(COUNTED_FILTERS) as CountedFilter[]

/** How the cards of a search are found: by the bits of the values it filters by, and of the cards it looks up. */
export const matchCards = ({ search, bind }: { search: DoorSearch; bind: Bind }): CardMatch => {
  const words = searchWords(search.q)
  const sources = new Map<string, string>()
  const lookUp = (name: string, source: string): string => {
    sources.set(name, source)
    return `${name}.bits`
  }
  const { always, ...filters } = searchFilters({ search, bind, lookUp })
  const given = FILTERS.filter((filter) => filters[filter] !== undefined)
  const metBut = (left?: CountedFilter): string =>
    ['always', ...given.filter((filter) => filter !== left).map((filter) => `${filter}_met`)].join(' & ')

  const ctes = [
    ...fromDoor({ search, bind }),
    ...(words.length > 0 ? [wantedWords({ words: bind(words, 'text[]'), vocabulary: 'hit_words' })] : []),
    ...[...sources].map(([name, source]) => bitsOfIds({ name, source })),
    ...(words.length > 0 ? [`how as materialized (select ${HAS_NO_WHOLE} as is_part)`] : []),
    // `offset 0` has the bits of each filter put together once.
    /* sql */ `sets as materialized (
      select segment, ${[`${metBut()} as whole`, ...given.map((filter) => `${metBut(filter)} as but_${filter}`)].join(', ')}
      from (
        select ${['a.segment', `${['a.bits', ...always].join(' & ')} as always`, ...given.map((filter) => `${filters[filter] ?? ''} as ${filter}_met`)].join(', ')}
        from hit_bits a ${[...sources.keys()].map((name) => `join ${name} on ${name}.segment = a.segment`).join(' ')}
        where a.facet = 'all' offset 0
      ) filters
    )`,
  ]
  return { ctes: ctes.join(',\n'), but: (filter) => (given.includes(filter) ? `but_${filter}` : 'whole') }
}

/** What a search orders, filters and counts by of every trip, from its door. */
const fromDoor = ({ search: { door, sort, kg_max }, bind }: { search: DoorSearch; bind: Bind }): string[] => {
  if (!door) return []
  const marks: DoorMark[] = ['minutes']
  if (sort === 'carbon' || kg_max !== undefined) marks.push('total_g')
  if (sort === 'carbon_day') marks.push('day_g')
  return [doorFactors({ door, put: bind }), doorMarks({ door, put: bind, marks })]
}

/** CTEs ending on `matched`, the numbers of the cards that meet every filter. */
export const matchedCards = (options: { search: DoorSearch; bind: Bind }): string => /* sql */ `
  ${matchCards(options).ctes}, ${joinedBits({ name: 'shown', from: 'whole' })},
  matched as (select id from hit_rows where ${isIn('shown', 'id')})`
