'use client'

import { useSearchParams } from 'next/navigation'
import {
  lazy,
  Suspense,
  useDeferredValue,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  useLayoutEffect,
} from 'react'
import type { Hit } from '@/contract/hit'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import type { CatalogueOptions } from '@/contract/site'
import type { Town } from '@/domain/places/town'
import { trackFilter } from '@/storefront/lib/tracking/events'
import { useCatalogueResult } from '../api/use-catalogue-result'
import { activeChips } from '../rules/active-chips'
import { townOf, withOwnTown, withTown } from '../rules/asked-town'
import { clearAllFilters } from '../rules/catalogue-filter'
import type { CatalogueView } from '../rules/catalogue-view'
import { isFamilyOnly } from '../rules/family-filter'
import { CatalogueFilters } from './catalogue-filters'
import { isSaid } from '../rules/said-title'
import { ResultsArea } from './results-area'
import type { RenderCard } from './results-grid'
import type { DrawnTownPicker } from './said-filter'
import { SearchField } from './search-field'
import { useCatalogueQuery, type ChangeQuery } from './use-catalogue-query'

/** The title of a search from a town; on the page that most visitors open there is none. */
const SaidFilter = lazy(() => import('./said-filter').then((module) => ({ default: module.SaidFilter })))

type CatalogueProps = {
  options: CatalogueOptions
  initialQuery: SearchQuery
  initialView?: CatalogueView
  /** Every page up to the query's. */
  initialResult: SearchResult
  renderCard: RenderCard
  /** The card of the expedition chosen on the map. */
  renderPoster: (hit: Hit) => ReactNode
  /** Title of the page and what is said under it. */
  head: ReactNode
  /** What the hours and kilos of the trips count. */
  counted: ReactNode
  /** The title of a search from a town, where the page opens on one: what is read before scripts, and without. */
  saidHead?: ReactNode
  mapStyleUrl?: string
  /** The town that this browser knows; an address may name another. */
  town: Town | null
  /** Where one says which town one leaves from. */
  TownPicker: DrawnTownPicker
}

export const Catalogue = ({
  options,
  initialQuery,
  initialView = 'list',
  initialResult,
  head,
  saidHead,
  town,
  TownPicker,
  ...cards
}: CatalogueProps) => {
  const { query: written, view, change, changeView, followAddress } = useCatalogueQuery({ initialQuery, initialView })
  const query = useMemo(() => withOwnTown(written, town), [written, town])
  // What was pressed is painted first; cards already known, which take longer to draw, come in the next breath.
  const shownQuery = useDeferredValue(query)
  const answer = useCatalogueResult({ query: shownQuery, initialQuery, initialResult })
  const known = answer.data ?? initialResult
  const { from } = known
  const results = useRef<HTMLDivElement>(null)
  const chips = activeChips({ query, options })

  const filterBy: ChangeQuery = (next, how) => {
    change(next, how)
    trackFilter(isFamilyOnly(next) && !isFamilyOnly(query) ? 'filter_famille' : 'filtered_view')
    const box = results.current
    // Deep in the list, the new one would begin above the screen.
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView()
  }

  const isScripted = useSyncExternalStore(never, yes, no)
  const shownTown = townOf({ query, town, from })
  const moveTo = (next: Town | null) => filterBy(withTown(written, next))

  return (
    <>
      <Suspense fallback={null}>
        <AddressWatcher onAddress={followAddress} />
      </Suspense>
      <div className="cat-head" data-map={view === 'map' || undefined}>
        <div className="wrap">
          <Suspense fallback={saidHead ?? head}>
            {!isSaid(written) ? (
              head
            ) : isScripted ? (
              <SaidFilter
                query={query}
                known={known}
                town={shownTown}
                TownPicker={TownPicker}
                onTown={moveTo}
                onChange={filterBy}
              />
            ) : (
              saidHead
            )}
          </Suspense>
          <SearchField query={query} options={options} onChange={change} />
        </div>
      </div>
      <CatalogueFilters
        query={query}
        options={options}
        facets={known.facets}
        from={from}
        chips={chips}
        total={answer.data?.total ?? 0}
        onChange={filterBy}
      />
      <ResultsArea
        ref={results}
        query={query}
        shownQuery={shownQuery}
        from={known}
        view={view}
        chips={chips}
        answer={answer}
        onChange={filterBy}
        onMore={(next) => change(next, { replace: true })}
        onClear={() => filterBy(clearAllFilters(query))}
        onView={changeView}
        town={<TownPicker town={shownTown} onTown={moveTo} />}
        {...cards}
      />
    </>
  )
}

const never = () => no
const yes = () => true
const no = () => false

type AddressWatcherProps = { onAddress: () => void }

/** Tells when the address changed by another way than the filters: back, forward, a link to the catalogue. */
const AddressWatcher = ({ onAddress }: AddressWatcherProps) => {
  const params = useSearchParams()
  // The hook only says when: it may lag behind two quick changes, window.location never does.
  useLayoutEffect(onAddress, [params, onAddress])
  return null
}
