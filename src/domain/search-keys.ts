/** The names of the catalogue's filters, as they stand in its address. */
export const SEARCH_KEYS = [
  'q',
  'destination',
  'countries',
  'categories',
  'activities',
  'type',
  'start',
  'end',
  'travelers',
  'confirmed',
  'duration_min',
  'duration_max',
  'level',
  'reach',
  'price_min',
  'price_max',
  'eco',
  'selection',
  'zone',
  'from',
  'train_max',
  'kg_max',
  'sort',
  'page',
] as const

export type SearchKey = (typeof SEARCH_KEYS)[number]
