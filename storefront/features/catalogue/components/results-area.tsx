import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Hit } from '@/contract/hit'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import type { useCatalogueResult } from '../api/use-catalogue-result'
import type { ActiveChip } from '../rules/active-chips'
import type { CatalogueView } from '../rules/catalogue-view'
import { withoutKeys } from '../rules/without-keys'
import { ActiveFilters } from './active-filters'
import { CatalogueResults } from './catalogue-results'
import { ResultsBar } from './results-bar'
import type { RenderCard } from './results-grid'
import { ViewToggle } from './view-toggle'

/** The map of the results, fetched when the visitor comes near its button. */
const loadMapPane = () => import('./map-pane').then(({ MapPane }) => ({ default: MapPane }))

const MapPane = lazy(loadMapPane)

type ResultsAreaProps = {
  ref: RefObject<HTMLDivElement | null>
  query: SearchQuery
  /** The query that the answer is to; it may be a breath late. */
  shownQuery: SearchQuery
  /** The town that hours are counted from, and how many trips lie within each. */
  from: Pick<SearchResult, 'from' | 'leaving_at' | 'facets'>
  view: CatalogueView
  chips: ActiveChip[]
  answer: ReturnType<typeof useCatalogueResult>
  renderCard: RenderCard
  renderPoster: (hit: Hit) => ReactNode
  mapStyleUrl?: string
  /** Where one says which town one leaves from. */
  town: ReactNode
  /** What hours and kilos count. */
  counted: ReactNode
  onChange: (query: SearchQuery) => void
  onMore: (query: SearchQuery) => void
  onClear: () => void
  onView: (view: CatalogueView) => void
}

/** What was found, as cards or as rows beside the map. */
export const ResultsArea = ({
  ref,
  query,
  shownQuery,
  from,
  view,
  renderPoster,
  mapStyleUrl,
  town,
  counted,
  onView,
  ...results
}: ResultsAreaProps) => {
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const { chips, answer, onChange, onClear } = results
  const isMap = view === 'map'

  const showView = (next: CatalogueView) => {
    // Where to scroll is known once the other view stands.
    flushSync(() => {
      setSelectedId(null)
      onView(next)
    })
    // A map needs the screen; the list begins with its title.
    if (next === 'map') ref.current?.scrollIntoView()
    else window.scrollTo(0, 0)
  }

  return (
    <div className={isMap ? 'mapsplit' : 'wrap catalogue'} ref={ref}>
      <div className={isMap ? 'mapsplit__l' : undefined}>
        <ActiveFilters chips={chips} onChange={onChange} onClear={onClear} />
        <ResultsBar
          query={query}
          total={answer.data?.total ?? null}
          isError={answer.isError}
          isNarrow={isMap}
          onChange={onChange}
          toggle={<ViewToggle view={view} onView={showView} onApproach={() => void loadMapPane()} />}
        />
        <div className="fromline">
          {town}
          {counted}
        </div>
        <CatalogueResults
          query={shownQuery}
          {...results}
          rows={isMap ? { selectedId, onHighlight: setHighlightedId } : undefined}
        />
      </div>
      {isMap && (
        <Suspense fallback={<div className="mapsplit__m" />}>
          <MapPane
            query={shownQuery}
            hits={answer.data?.hits ?? []}
            from={from}
            selectedId={selectedId}
            highlightedId={highlightedId}
            styleUrl={mapStyleUrl}
            renderPoster={renderPoster}
            onSelect={setSelectedId}
            onZone={(zone) => onChange({ ...withoutKeys(query, []), zone })}
          />
        </Suspense>
      )}
    </div>
  )
}
