import type { CatalogueFilter } from './catalogue-filter'

/** What is open over the list: nothing, one filter's panel under the bar, or the master filter at one of its filters. */
export type PanelState =
  | { kind: 'closed' }
  | { kind: 'panel'; filter: CatalogueFilter }
  | { kind: 'master'; initialFilter: CatalogueFilter | null }

export const CLOSED: PanelState = { kind: 'closed' }

/** A filter hangs its panel under the bar on desktop; on a phone it opens the master filter at that place. */
export const pressFilter = ({
  state,
  filter,
  isDesktop,
}: {
  state: PanelState
  filter: CatalogueFilter
  isDesktop: boolean
}): PanelState => {
  if (!isDesktop) return { kind: 'master', initialFilter: filter }
  return state.kind === 'panel' && state.filter === filter ? CLOSED : { kind: 'panel', filter }
}
