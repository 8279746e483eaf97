import { AttributionControl, Map, setWorkerUrl, type MapOptions } from 'maplibre-gl'
import { baseMapStyle } from './base-map-style'

// A worker of our own origin: no blob, so that the page's policy allows neither eval nor inline scripts.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

const FRENCH = {
  'AttributionControl.ToggleAttribution': 'Afficher les sources de la carte',
  'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + molette pour zoomer sur la carte',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + molette pour zoomer sur la carte',
  'CooperativeGesturesHandler.MobileHelpText': 'Deux doigts pour déplacer la carte',
}

type Options = Pick<MapOptions, 'bounds' | 'fitBoundsOptions' | 'cooperativeGestures' | 'maxZoom'> & {
  container: HTMLElement
  label: string
  /** Tiles to draw instead of our own base map. */
  styleUrl?: string
}

/** A flat map, north up, on our base map or on the tiles of `styleUrl`. Throws where the browser has no WebGL. */
export const createBaseMap = ({ label, styleUrl, ...options }: Options): Map => {
  const map = new Map({
    ...options,
    style: styleUrl ?? baseMapStyle(window.location.origin),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { ...FRENCH, 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  // A shape that can't be fetched leaves a paler map: what is drawn over it is drawn all the same.
  map.on('error', () => undefined)
  return map
}
