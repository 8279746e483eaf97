import type { ActiveChip } from './active-chips'
import type { CatalogueFilter } from './catalogue-filter'

const NOTHING_SET: Record<CatalogueFilter, string> = {
  destination: 'Toutes les destinations',
  train: 'Tous les trajets',
  dates: 'Toutes les dates',
  activities: 'Toutes les activités',
  duration: 'Toutes les durées',
  level: 'Tous les niveaux',
  price: 'Tous les prix',
  eco: 'Toutes',
  type: 'Tous les types',
}

/** What the drawer says under a filter's name: `France, Italie`, or that nothing narrows it. */
export const filterSummary = (filter: CatalogueFilter, chips: ActiveChip[]): string =>
  chips
    .filter((chip) => chip.filter === filter)
    .map(({ label }) => label)
    .join(', ') || NOTHING_SET[filter]
