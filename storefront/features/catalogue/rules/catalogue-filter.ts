import type { SearchQuery } from '@/contract/search-query'
import { withoutKeys } from './without-keys'

/** The filters of the bar, in its order. */
export const CATALOGUE_FILTERS = [
  'destination',
  'train',
  'dates',
  'activities',
  'duration',
  'level',
  'price',
  'eco',
  'type',
] as const

export type CatalogueFilter = (typeof CATALOGUE_FILTERS)[number]

export const FILTER_LABELS: Record<CatalogueFilter, string> = {
  destination: 'Destination',
  train: 'En train',
  dates: 'Dates',
  activities: 'Activités',
  duration: 'Durée',
  level: 'Niveau',
  price: 'Prix',
  eco: 'Éco-note',
  type: 'Type',
}

const FILTER_KEYS: Record<CatalogueFilter, ReadonlyArray<keyof SearchQuery>> = {
  destination: ['destination', 'countries'],
  train: ['train_max', 'kg_max'],
  dates: ['start', 'end', 'travelers', 'confirmed'],
  activities: ['categories', 'activities'],
  duration: ['duration_min', 'duration_max'],
  level: ['level', 'reach'],
  price: ['price_min', 'price_max'],
  eco: ['eco'],
  type: ['type'],
}

/** The query without one filter, back on its first page. */
export const clearFilter = (query: SearchQuery, filter: CatalogueFilter): SearchQuery =>
  withoutKeys(query, FILTER_KEYS[filter])

/** The query with its order and the town alone. */
export const clearAllFilters = ({ sort, from }: SearchQuery): SearchQuery => ({
  ...(sort ? { sort } : {}),
  ...(from ? { from } : {}),
})
