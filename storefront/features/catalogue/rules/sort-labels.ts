import type { SearchSort } from '@/contract/search-query'

export const DEFAULT_SORT: SearchSort = 'recommended'

const SORT_LABELS: Record<SearchSort, string> = {
  recommended: 'Recommandées d’abord',
  departure: 'Prochain départ',
  confirmed: 'Départs confirmés d’abord',
  price: 'Prix croissant',
  '-price': 'Prix décroissant',
  duration: 'Les plus courtes',
  rating: 'Les mieux notées',
  carbon: 'kg CO₂e, du plus léger',
  carbon_day: 'kg CO₂e par jour',
  train: 'Temps de trajet',
}

/** What stands first when no order was chosen: the agency's choice, or what is nearest to the words. */
export const sortLabels = (q: string | undefined): Record<SearchSort, string> =>
  q?.trim() ? { ...SORT_LABELS, recommended: 'Les plus proches de ta recherche' } : SORT_LABELS

export const isSort = (value: string): value is SearchSort => Object.hasOwn(SORT_LABELS, value)
