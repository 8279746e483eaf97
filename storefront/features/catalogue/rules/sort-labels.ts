import type { SearchSort } from '@/contract/search'

export const DEFAULT_SORT: SearchSort = 'recommended'

export const SORT_LABELS: Record<SearchSort, string> = {
  recommended: 'Recommandées d’abord',
  departure: 'Prochain départ',
  price: 'Prix croissant',
  '-price': 'Prix décroissant',
  duration: 'Les plus courtes',
  rating: 'Les mieux notées',
}

export const isSort = (value: string): value is SearchSort => Object.hasOwn(SORT_LABELS, value)
