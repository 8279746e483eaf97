import { AttributionControl, type GeoJSONSource, LngLatBounds, Map, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import type { Route } from '../rules/read-route'
import { baseMapStyle } from './map-style'
import { cursorData, ROUTE_LAYERS, routeSources } from './route-layers'

// A worker of our own origin: no blob, so that the page's policy allows neither eval nor inline scripts.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

const NARROW = 480

const FRENCH = {
  'AttributionControl.ToggleAttribution': 'Afficher les sources de la carte',
  'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + molette pour zoomer sur la carte',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + molette pour zoomer sur la carte',
  'CooperativeGesturesHandler.MobileHelpText': 'Deux doigts pour déplacer la carte',
}

export type RouteMap = {
  zoom: (by: 1 | -1) => void
  showCursor: (position: [number, number] | null) => void
  remove: () => void
}

type Options = { container: HTMLElement; route: Route; label: string; styleUrl?: string; onReady: () => void }

/** Draws a route on the base map, or on the tiles of `styleUrl`. Throws where the browser has no WebGL. */
export const createRouteMap = ({ container, route, label, styleUrl, onReady }: Options): RouteMap => {
  const bounds = route.positions.reduce(
    (box, [longitude, latitude]) => box.extend([longitude, latitude]),
    new LngLatBounds(),
  )
  const isNarrow = container.clientWidth < NARROW
  // Room for the names, and at the right and the top for the buttons.
  const padding = isNarrow
    ? { top: 64, right: 84, bottom: 52, left: 64 }
    : { top: 60, right: 150, bottom: 56, left: 110 }
  const fitting = { padding, maxZoom: 13 }
  const map = new Map({
    container,
    style: styleUrl ?? baseMapStyle(window.location.origin),
    bounds,
    fitBoundsOptions: fitting,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { ...FRENCH, 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  map.addControl(new ScaleControl({ maxWidth: 110, unit: 'metric' }), 'bottom-left')
  // Full screen and back, a phone turned: the whole route again.
  map.on('resize', () => map.fitBounds(bounds, { ...fitting, duration: 0 }))
  // A shape that can't be fetched leaves a paler map: the route is drawn all the same.
  map.on('error', () => undefined)
  map.once('style.load', () => {
    for (const [id, source] of Object.entries(routeSources(route))) map.addSource(id, source)
    for (const layer of ROUTE_LAYERS) map.addLayer(layer)
    // On a phone the names of the places slept at are all there is room for.
    if (isNarrow) map.setFilter('stage-names', ['!=', ['get', 'badge'], ''])
    map.once('idle', onReady)
  })

  return {
    zoom: (by) => void map.zoomTo(map.getZoom() + by),
    showCursor: (position) => void map.getSource<GeoJSONSource>('cursor')?.setData(cursorData(position)),
    remove: () => map.remove(),
  }
}
