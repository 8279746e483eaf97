import type { SearchQuery } from '@/contract/search-query'
import { withoutKeys } from './without-keys'

/** The query with at most so much, hours by train or kilograms, or with any. */
export const withBound = (query: SearchQuery, key: 'train_max' | 'kg_max', value: number | undefined): SearchQuery => ({
  ...withoutKeys(query, [key]),
  ...(value === undefined ? {} : { [key]: value }),
})
