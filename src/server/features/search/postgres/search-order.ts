import type { SearchQuery, SearchSort } from '@/contract/search-query'
import { isDoorSort } from '../door-search'
import { searchWords } from '../search-words'

/** The default order of a search: the nearest to the words when there are some, else the agency's. */
export const sortOf = (search: SearchQuery): SearchSort | 'relevance' =>
  search.sort ?? (searchWords(search.q).length > 0 ? 'relevance' : 'recommended')

type Key = readonly [column: string, direction?: string]

// Ascending, PostgreSQL puts what is missing last.
const ORDERS: Record<SearchSort | 'relevance', readonly Key[]> = {
  // Among the cards that the statement ranks: see `pageOfCards`.
  relevance: [['rank', 'desc'], ['carousel_rank'], ['next_start'], ['id']],
  recommended: [['carousel_rank'], ['next_start'], ['id']],
  price: [['price_cents'], ['id']],
  '-price': [
    ['price_cents', 'desc'],
    ['id', 'desc'],
  ],
  departure: [['next_start'], ['id']],
  confirmed: [['next_confirmed'], ['next_start'], ['id']],
  duration: [['duration_days'], ['id']],
  rating: [['rating', 'desc nulls last'], ['review_count', 'desc'], ['id']],
  carbon: [['total_g'], ['id']],
  carbon_day: [['day_g'], ['id']],
  train: [['minutes'], ['id']],
}

/** Every card has its number at hand already; its rank is computed. */
const AT_HAND = ['id', 'rank']

/** An order of the hits; it ends on the number, so that pages never overlap, and all but relevance and what depends on a door have an index. */
export const orderOf = (sort: SearchSort | 'relevance') => ({
  /** What the order reads beside the columns at hand. */
  columns: ORDERS[sort].map(([column]) => column).filter((column) => !AT_HAND.includes(column)),
  isRelevance: sort === 'relevance',
  isByDoor: isDoorSort(sort),
  by: (table: string): string =>
    ORDERS[sort].map(([column, direction = '']) => `${table}.${column} ${direction}`).join(', '),
})
