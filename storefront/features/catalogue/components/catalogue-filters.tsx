import { lazy, Suspense, useRef, useState } from 'react'
import type { SearchQuery } from '@/contract/search-query'
import type { ActiveChip } from '../rules/active-chips'
import type { CatalogueFilter } from '../rules/catalogue-filter'
import { CLOSED, pressFilter, type PanelState } from '../rules/panel-state'
import { FilterBar } from './filter-bar'
import type { FilterControlProps } from './filter-control-props'
import { anchorOf, type PanelAnchor } from './panel-anchor'
import type { ChangeQuery } from './use-catalogue-query'

/** The panel of a filter, with its control, fetched when the visitor comes near the bar. */
const loadFilterPanel = () => import('./filter-panel').then(({ FilterPanel }) => ({ default: FilterPanel }))

/** The master filter, fetched at the same moment. */
const loadFilterDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => ({ default: FilterDrawer }))

const FilterPanel = lazy(loadFilterPanel)
const FilterDrawer = lazy(loadFilterDrawer)
/** Wider than 993 px (spec §9). */
const DESKTOP = '(min-width: 994px)'

type CatalogueFiltersProps = Omit<FilterControlProps, 'onChange'> & {
  chips: ActiveChip[]
  total: number
  onChange: ChangeQuery
}

/** The bar of the filters, and what it opens: a panel under it, or the master filter. */
export const CatalogueFilters = ({ chips, total, onChange, ...filters }: CatalogueFiltersProps) => {
  const [panel, setPanel] = useState<PanelState>(CLOSED)
  const [anchor, setAnchor] = useState<PanelAnchor | null>(null)
  const hasChangedInPanel = useRef(false)

  const open = (next: PanelState) => {
    hasChangedInPanel.current = false
    setPanel(next)
  }
  const close = () => open(CLOSED)
  const openFilter = (filter: CatalogueFilter, pressed: HTMLButtonElement) => {
    const next = pressFilter({ state: panel, filter, isDesktop: window.matchMedia(DESKTOP).matches })
    if (next.kind === 'panel') setAnchor(anchorOf({ button: pressed, filter }))
    open(next)
  }
  const filterBy = (next: SearchQuery) => {
    // The back button undoes what was chosen in a panel as a whole, not each of its steps.
    onChange(next, { replace: hasChangedInPanel.current })
    hasChangedInPanel.current = true
  }
  const control = { ...filters, onChange: filterBy }

  return (
    <>
      {panel.kind === 'panel' && <div className="filter-shade" aria-hidden="true" onClick={close} />}
      <FilterBar
        chips={chips}
        panel={panel}
        onFilter={openFilter}
        onMaster={() => open({ kind: 'master', initialFilter: null })}
        onApproach={() => void Promise.all([loadFilterPanel(), loadFilterDrawer()])}
      >
        {panel.kind === 'panel' && anchor && (
          <Suspense fallback={null}>
            <FilterPanel
              key={panel.filter}
              filter={panel.filter}
              anchor={anchor}
              total={total}
              onClose={close}
              {...control}
            />
          </Suspense>
        )}
      </FilterBar>
      {panel.kind === 'master' && (
        <Suspense fallback={null}>
          <FilterDrawer initialFilter={panel.initialFilter} chips={chips} total={total} onClose={close} {...control} />
        </Suspense>
      )}
    </>
  )
}
