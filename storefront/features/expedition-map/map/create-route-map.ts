import { type GeoJSONSource, LngLatBounds, ScaleControl } from 'maplibre-gl'
import { createBaseMap } from '@/storefront/lib/map/create-base-map'
import type { Route } from '../rules/read-route'
import { addRelief } from './add-relief'
import { cursorData, ROUTE_LAYERS, routeSources } from './route-layers'

const NARROW = 480

export type RouteMap = {
  zoom: (by: 1 | -1) => void
  showCursor: (position: [number, number] | null) => void
  remove: () => void
}

type Options = {
  container: HTMLElement
  route: Route
  label: string
  styleUrl?: string
  /** Where the picture of the ground around the route is; the tiles of `styleUrl` have their own. */
  relief?: string
  onReady: () => void
}

/** Draws a route on the base map, or on the tiles of `styleUrl`. Throws where the browser has no WebGL. */
export const createRouteMap = ({ container, route, label, styleUrl, relief, onReady }: Options): RouteMap => {
  const bounds = route.parts
    .flat()
    .reduce((box, [longitude, latitude]) => box.extend([longitude, latitude]), new LngLatBounds())
  const isNarrow = container.clientWidth < NARROW
  // Room for the names, and at the right and the top for the buttons.
  const padding = isNarrow
    ? { top: 64, right: 84, bottom: 52, left: 76 }
    : { top: 60, right: 150, bottom: 56, left: 110 }
  const fitting = { padding, maxZoom: 13 }
  const map = createBaseMap({
    container,
    label,
    styleUrl,
    bounds,
    fitBoundsOptions: fitting,
    cooperativeGestures: true,
  })
  map.addControl(new ScaleControl({ maxWidth: 110, unit: 'metric' }), 'bottom-left')
  // Full screen and back, a phone turned: the whole route again.
  map.on('resize', () => map.fitBounds(bounds, { ...fitting, duration: 0 }))
  map.once('style.load', () => {
    for (const [id, source] of Object.entries(routeSources(route))) map.addSource(id, source)
    const url = styleUrl ? undefined : relief
    // A ground of its own is in no need of greener land.
    for (const layer of ROUTE_LAYERS) if (!url || layer.id !== 'route-land') map.addLayer(layer)
    // On a phone there is room for the names of the places slept at alone, on two lines.
    if (isNarrow) {
      map.setFilter('stage-names', ['!=', ['get', 'badge'], ''])
      map.setLayoutProperty('stage-names', 'text-max-width', 7)
    }
    const ground = url ? addRelief({ map, url }) : Promise.resolve()
    void ground.catch(() => undefined).then(() => map.once('idle', onReady))
  })

  return {
    zoom: (by) => void map.zoomTo(map.getZoom() + by),
    showCursor: (position) => void map.getSource<GeoJSONSource>('cursor')?.setData(cursorData(position)),
    remove: () => map.remove(),
  }
}
