import type { SearchQuery } from '@/contract/search'
import { withoutKeys } from './without-keys'

/** The query with at most so many hours by train, or with any. */
export const withHours = (query: SearchQuery, hours: number | undefined): SearchQuery => ({
  ...withoutKeys(query, ['train_max']),
  ...(hours === undefined ? {} : { train_max: hours }),
})
