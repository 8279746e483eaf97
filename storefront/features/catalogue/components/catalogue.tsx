'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import type { SearchQuery, SearchResult } from '@/contract/search'
import type { CatalogueOptions } from '@/contract/site'
import { catalogueQueryClient } from '../api/catalogue-query-client'
import { useCatalogueResult } from '../api/use-catalogue-result'
import { activeChips } from '../rules/active-chips'
import { clearAllFilters, type CatalogueFilter } from '../rules/catalogue-filter'
import { CLOSED, pressFilter, type PanelState } from '../rules/panel-state'
import { ActiveFilters } from './active-filters'
import { AddressWatcher } from './address-watcher'
import { CatalogueResults } from './catalogue-results'
import { FilterBar } from './filter-bar'
import { FilterPanel } from './filter-panel'
import { loadFilterControl, loadFilterDrawer } from './load-filter-control'
import { anchorOf, type PanelAnchor } from './panel-anchor'
import { ResultsBar } from './results-bar'
import type { RenderCard } from './results-grid'
import { useCatalogueQuery } from './use-catalogue-query'

const FilterDrawer = lazy(loadFilterDrawer)
/** Wider than 993 px (spec §9). */
const DESKTOP = '(min-width: 994px)'

type CatalogueProps = {
  options: CatalogueOptions
  initialQuery: SearchQuery
  /** Every page up to the query's. */
  initialResult: SearchResult
  renderCard: RenderCard
}

export const Catalogue = ({ options, initialQuery, initialResult, renderCard }: CatalogueProps) => {
  const { query, change, followAddress } = useCatalogueQuery(initialQuery)
  const [client] = useState(catalogueQueryClient)
  const answer = useCatalogueResult({ query, initialQuery, initialResult, client })
  const [panel, setPanel] = useState<PanelState>(CLOSED)
  const [anchor, setAnchor] = useState<PanelAnchor | null>(null)
  const results = useRef<HTMLDivElement>(null)
  const hasChangedInPanel = useRef(false)

  const chips = activeChips({ query, options })
  const result = answer.data
  const facets = (result ?? initialResult).facets
  const total = result?.total ?? 0

  const filterBy = (next: SearchQuery) => {
    // The back button undoes what was chosen in a panel as a whole, not each of its steps.
    const isOpen = panel.kind !== 'closed'
    change(next, { replace: isOpen && hasChangedInPanel.current })
    hasChangedInPanel.current = isOpen
    const box = results.current
    // Deep in the list, the new one would begin above the screen.
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView()
  }
  const clearAll = () => filterBy(clearAllFilters(query))
  const open = (next: PanelState) => {
    hasChangedInPanel.current = false
    setPanel(next)
  }
  const close = () => open(CLOSED)
  const openFilter = (filter: CatalogueFilter, pressed: HTMLButtonElement) => {
    setAnchor(anchorOf(pressed))
    open(pressFilter({ state: panel, filter, isDesktop: window.matchMedia(DESKTOP).matches }))
  }
  const control = { query, options, facets, onChange: filterBy }

  return (
    <>
      <Suspense fallback={null}>
        <AddressWatcher onAddress={followAddress} />
      </Suspense>
      {panel.kind === 'panel' && <div className="filter-shade" aria-hidden="true" onClick={close} />}
      <FilterBar
        chips={chips}
        panel={panel}
        onFilter={openFilter}
        onMaster={() => open({ kind: 'master', initialFilter: null })}
        onApproach={() => void Promise.all([loadFilterControl(), loadFilterDrawer()])}
      >
        {panel.kind === 'panel' && anchor && (
          <FilterPanel
            key={panel.filter}
            filter={panel.filter}
            anchor={anchor}
            total={total}
            onClose={close}
            {...control}
          />
        )}
      </FilterBar>
      {panel.kind === 'master' && (
        <Suspense fallback={null}>
          <FilterDrawer initialFilter={panel.initialFilter} chips={chips} total={total} onClose={close} {...control} />
        </Suspense>
      )}
      <div className="wrap catalogue" ref={results}>
        <ActiveFilters chips={chips} onChange={filterBy} onClear={clearAll} />
        <ResultsBar query={query} total={result?.total ?? null} isError={answer.isError} onChange={filterBy} />
        <CatalogueResults
          query={query}
          chips={chips}
          answer={answer}
          client={client}
          renderCard={renderCard}
          onChange={filterBy}
          onMore={(next) => change(next, { replace: true })}
          onClear={clearAll}
        />
      </div>
    </>
  )
}
