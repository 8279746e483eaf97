import { LngLatBounds, Marker, type Map as BaseMap } from 'maplibre-gl'
import type { SearchPoint } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { createBaseMap } from '@/storefront/lib/map/create-base-map'
import { clusterPoints, type PointCluster } from '../rules/cluster-points'
import { drawReach, type Town } from './draw-reach'
import { dressPin } from './dress-pin'
import { keepRoom } from './keep-room'

/** From the Azores to the North Cape, shown when nothing is found. */
const EUROPE = new LngLatBounds([-11, 36, 30, 70])
/** Room for a pin under the search button at the top, and over the zoom buttons and the way to the list at the bottom. */
const FITTING = { padding: { top: 112, right: 64, bottom: 148, left: 64 }, maxZoom: 8, duration: 0 }
/** A cluster is opened no nearer than this. */
const NEAREST = 11

/** The room that the card of the chosen expedition takes at the bottom left, in pixels. */
const CARD = { width: 380, height: 330, margin: 40 }

export type Zone = NonNullable<SearchQuery['zone']>

export type MapChoice = {
  points: SearchPoint[]
  /** Those just beyond the hours asked for: faded, and gathered apart. */
  far: SearchPoint[]
  selectedId: number | null
  highlightedId: number | null
  /** The part of the map that the points were asked for in. */
  zone?: Zone
  /** The town that hours are counted from. */
  town: Town
}

export type ResultsMap = {
  /** Draws the pins; new points also move the map over them. */
  show: (choice: MapChoice) => void
  zoom: (by: 1 | -1) => void
  remove: () => void
}

type Options = {
  container: HTMLElement
  label: string
  styleUrl?: string
  onSelect: (id: number | null) => void
  /** The visitor moved the map: what it shows now; null once it moved over new points by itself. */
  onMove: (zone: Zone | null) => void
}

/** The map of the results, with price pins and clusters. Throws where the browser has no WebGL. */
export const createResultsMap = ({ container, label, styleUrl, onSelect, onMove }: Options): ResultsMap => {
  const map = createBaseMap({ container, label, styleUrl, bounds: EUROPE, fitBoundsOptions: FITTING, maxZoom: 13 })
  const pins = new Map<string, Marker>()
  const reach = drawReach(map)
  const keepRoomFor = keepRoom(map)
  let shown: Omit<MapChoice, 'town'> = { points: [], far: [], selectedId: null, highlightedId: null }
  let leavingFrom: Town | null = null

  const press = (cluster: PointCluster<SearchPoint>) => {
    const [first] = cluster.points
    if (!first) return
    const isAlone = cluster.points.length === 1
    if (!isAlone && canBeOpened(map, cluster)) {
      map.fitBounds(boundsOf(cluster), { ...FITTING, maxZoom: NEAREST, duration: calm() ? 0 : 420 })
      return
    }
    // Those that begin at the same place are shown one after the other.
    const next = cluster.points.find(({ id }) => id > (shown.selectedId ?? 0)) ?? first
    onSelect(isAlone && first.id === shown.selectedId ? null : next.id)
  }

  const draw = () => {
    const gather = (points: SearchPoint[]) =>
      clusterPoints({ points, zoom: map.getZoom(), selectedId: shown.selectedId })
    const far = gather(shown.far)
    const clusters = [...far, ...gather(shown.points)]
    const keys = new Set(clusters.map(({ key }) => key))
    for (const [key, pin] of pins) {
      if (keys.has(key)) continue
      pin.remove()
      pins.delete(key)
    }
    for (const cluster of clusters) {
      const pin = pins.get(cluster.key) ?? addPin({ map, cluster, onPress: press })
      pins.set(cluster.key, pin)
      dressPin({ button: pin.getElement(), cluster, isFar: far.includes(cluster), ...shown })
    }
    keepRoomFor({ clusters, town: leavingFrom })
  }

  /** Moves the map when the card would hide the pin just chosen. */
  const uncover = (id: number | null) => {
    const point = [...shown.points, ...shown.far].find((candidate) => candidate.id === id)
    if (!point) return
    const { x, y } = map.project([point.longitude, point.latitude])
    const { top, width, height } = container.getBoundingClientRect()
    const bottom = Math.min(height, window.innerHeight - top) - CARD.height
    const isUnderCard = y > bottom && (x < CARD.width || width < 2 * CARD.width)
    if (isUnderCard) map.panBy([0, y - bottom + CARD.margin], { duration: calm() ? 0 : 420 })
  }

  map.on('zoomend', draw)
  // What the visitor does has an event of the browser behind it; what `fitBounds` does has none.
  map.on('moveend', ({ originalEvent }) => originalEvent && onMove(zoneOf(map)))
  map.on('click', () => onSelect(null))

  return {
    show: (choice) => {
      const areNew = toFit(choice) !== toFit(shown)
      const isNewAround = areNew || choice.far !== shown.far || choice.town !== leavingFrom
      const isNewlyChosen = choice.selectedId !== shown.selectedId
      shown = choice
      if (areNew && !isIn(map, choice.zone)) {
        map.fitBounds(boundsOf({ points: toFit(choice), zone: choice.zone }), FITTING)
        onMove(null)
      }
      if (isNewAround) reach.show({ town: choice.town, points: [...choice.points, ...choice.far] })
      leavingFrom = choice.town
      draw()
      if (isNewlyChosen) uncover(choice.selectedId)
    },
    zoom: (by) => {
      void map.once('moveend', () => onMove(zoneOf(map)))
      map.zoomTo(map.getZoom() + by)
    },
    remove: () => map.remove(),
  }
}

type AddPin = {
  map: BaseMap
  cluster: PointCluster<SearchPoint>
  onPress: (cluster: PointCluster<SearchPoint>) => void
}

const addPin = ({ map, cluster, onPress }: AddPin): Marker => {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', (event) => {
    // The map itself would take it for a press beside the pins.
    event.stopPropagation()
    onPress(cluster)
  })
  return new Marker({ element: button, anchor: 'bottom', offset: [0, -6] })
    .setLngLat([cluster.longitude, cluster.latitude])
    .addTo(map)
}

/** The map goes over what is found, over what lies beyond where nothing is. */
const toFit = ({ points, far }: Pick<MapChoice, 'points' | 'far'>): SearchPoint[] => (points.length > 0 ? points : far)

const boundsOf = ({ points, zone }: Pick<MapChoice, 'points' | 'zone'>): LngLatBounds => {
  if (zone) return new LngLatBounds(zone)
  if (points.length === 0) return EUROPE
  return points.reduce((box, { longitude, latitude }) => box.extend([longitude, latitude]), new LngLatBounds())
}

/** Hundredths of a degree are a kilometre: the address stays short. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

const zoneOf = (map: BaseMap): Zone => {
  const box = map.getBounds()
  return [
    rounded(Math.max(-180, box.getWest())),
    rounded(Math.max(-90, box.getSouth())),
    rounded(Math.min(180, box.getEast())),
    rounded(Math.min(90, box.getNorth())),
  ]
}

const isIn = (map: BaseMap, zone?: Zone): boolean => zone !== undefined && zone.join() === zoneOf(map).join()

const canBeOpened = (map: BaseMap, { points }: PointCluster<SearchPoint>) =>
  map.getZoom() < NEAREST && clusterPoints({ points, zoom: NEAREST, selectedId: null }).length > 1

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
