import { MapPinOff, RefreshCw, X } from 'lucide'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import type { SearchPoint, SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { Note } from '@/storefront/ui/note'
import { Skeleton } from '@/storefront/ui/skeleton'
import { ZoomButtons } from '@/storefront/ui/zoom-buttons'
import { useChosenHit } from '../api/use-chosen-hit'
import { usePoints } from '../api/use-points'
import type { ResultsMap, Zone } from '../map/create-results-map'
import { REACH_HOURS } from '../rules/train-reach'
import { ResultRow } from './result-row'

type MapPaneProps = {
  query: SearchQuery
  hits: Hit[]
  /** The town that hours are counted from, and how many trips lie within each. */
  from: Pick<SearchResult, 'from' | 'leaving_at' | 'facets'>
  selectedId: number | null
  highlightedId: number | null
  styleUrl?: string
  renderPoster: (hit: Hit) => ReactNode
  onSelect: (id: number | null) => void
  onZone: (zone: Zone) => void
}

/** The results on a map: kilos as pins, how far one goes by train, and the card of the one chosen. Load it lazily. */
export const MapPane = ({
  query,
  from,
  selectedId,
  highlightedId,
  styleUrl,
  onSelect,
  onZone,
  ...props
}: MapPaneProps) => {
  const { points, far } = usePoints({ query, hours: from.facets.hours })
  const titleId = useId()
  const canvas = useRef<HTMLDivElement>(null)
  const map = useRef<ResultsMap | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [moved, setMoved] = useState<Zone | null>(null)
  const town = useMemo(() => ({ name: from.from.name, ...from.leaving_at }), [from])
  const selected = [...points, ...far].find(({ id }) => id === selectedId)

  // The map lives outside of React: made once, fed afterwards, removed with the pane.
  useEffect(() => {
    const container = canvas.current
    if (!container) return
    let isGone = false
    import('../map/create-results-map')
      .then(({ createResultsMap }) => {
        if (isGone) return
        map.current = createResultsMap({
          container,
          label: 'Carte des aventures',
          styleUrl,
          onSelect,
          onMove: setMoved,
        })
        setState('ready')
      })
      .catch(() => !isGone && setState('failed'))
    return () => {
      isGone = true
      map.current?.remove()
      map.current = null
    }
  }, [styleUrl, onSelect])

  useEffect(() => {
    map.current?.show({ points, far, selectedId, highlightedId, zone: query.zone, town })
  }, [points, far, selectedId, highlightedId, query.zone, town, state])

  return (
    <section className="mapsplit__m" aria-labelledby={titleId}>
      <h2 className="sr-only" id={titleId}>
        Aventures sur la carte
      </h2>
      <div ref={canvas} className="resultsmap" />
      {state === 'failed' && (
        <div className="resultsmap__failed">
          <Note tone="info" icon={MapPinOff} role="alert">
            <p>Ton navigateur ne peut pas afficher la carte. La liste dit tout autant.</p>
          </Note>
        </div>
      )}
      {moved && (
        <button
          type="button"
          className="resultsmap__zone"
          onClick={() => {
            onZone(moved)
            setMoved(null)
          }}
        >
          <Icon of={RefreshCw} />
          Chercher dans cette zone
        </button>
      )}
      {state === 'ready' && <ReachKey town={town.name} />}
      {state === 'ready' && (
        <div className="resultsmap__tools">
          <ZoomButtons onZoom={(by) => map.current?.zoom(by)} />
        </div>
      )}
      {selected && <ChosenCard key={selected.id} point={selected} onClose={() => onSelect(null)} {...props} />}
    </section>
  )
}

/** What the colours of the land say. */
const ReachKey = ({ town }: { town: string }) => (
  <div className="mapkey">
    <p>En train depuis {town}, à peu près</p>
    <ul>
      {REACH_HOURS.map((hours) => (
        <li key={hours}>
          <i data-hours={hours} aria-hidden="true" />
          {hours}
          {'\u00a0'}h
        </li>
      ))}
    </ul>
  </div>
)

type ChosenCardProps = Pick<MapPaneProps, 'hits' | 'renderPoster'> & {
  point: SearchPoint
  onClose: () => void
}

const ChosenCard = ({ point, hits, renderPoster, onClose }: ChosenCardProps) => {
  const hit = useChosenHit({ point, hits })
  return (
    <div className="mapcard" role="group" aria-label="Aventure choisie">
      <div className="mapcard__poster">{hit ? renderPoster(hit) : <Skeleton className="sk--poster" />}</div>
      <div className="mapcard__row">{hit ? <ResultRow hit={hit} /> : <Skeleton className="sk--row" />}</div>
      <IconButton className="mapcard__close" label="Fermer la fiche" onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}
