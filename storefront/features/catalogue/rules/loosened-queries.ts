import type { SearchQuery } from '@/contract/search-query'
import type { ActiveChip } from './active-chips'
import { clearFilter } from './catalogue-filter'
import { withoutKeys } from './without-keys'

const MOST_TRIES = 3

/** What visitors give up most easily comes first: money, then the calendar, then the effort, the place last. */
const LOOSENED: Array<{ filter: ActiveChip['filter']; label: string }> = [
  { filter: 'zone', label: 'Partout sur la carte' },
  { filter: 'price', label: 'Sans la limite de prix' },
  { filter: 'dates', label: 'À d’autres dates' },
  { filter: 'duration', label: 'Toutes les durées' },
  { filter: 'level', label: 'Tous les niveaux' },
  { filter: 'eco', label: 'Toutes les éco-notes' },
  { filter: 'activities', label: 'Toutes les activités' },
  { filter: 'type', label: 'Tous les types' },
  { filter: 'destination', label: 'Toutes les destinations' },
  { filter: 'selection', label: 'Hors de la sélection' },
  { filter: 'q', label: 'Sans les mots cherchés' },
]

export type LoosenedQuery = { label: string; query: SearchQuery }

/** At most three queries with one filter less, to try when nothing answers. With a single filter, clearing says it all. */
export const loosenedQueries = (query: SearchQuery, chips: ActiveChip[]): LoosenedQuery[] => {
  const set = LOOSENED.filter(({ filter }) => chips.some((chip) => chip.filter === filter))
  if (set.length < 2) return []
  return set.slice(0, MOST_TRIES).map(({ filter, label }) => ({ label, query: without(query, filter) }))
}

const without = (query: SearchQuery, filter: ActiveChip['filter']): SearchQuery =>
  filter === 'q' || filter === 'selection' || filter === 'zone'
    ? withoutKeys(query, [filter])
    : clearFilter(query, filter)
