import type { GeoJSONSource, Map as BaseMap } from 'maplibre-gl'
import { LABEL_FONT } from '@/storefront/lib/map/base-map-style'
import { PIN_HEIGHT, PIN_WIDTH, type PointCluster } from '../rules/cluster-points'
import type { Town } from './draw-reach'

type Overlay = { clusters: Array<Pick<PointCluster, 'longitude' | 'latitude' | 'points'>>; town: Town | null }

/**
 * Keeps the names of places out from under the pins and the town's own. Names are drawn on the canvas, where they make room for
 * each other but know nothing of elements that lie over it: each element has a symbol of its size there, which nobody sees.
 */
export const keepRoom = (map: BaseMap): ((overlay: Overlay) => void) => {
  let data = roomsOf({ clusters: [], town: null })
  map.once('style.load', () => {
    for (const [kind, width] of Object.entries(PIN_WIDTH)) {
      map.addImage(kind, { width, height: PIN_HEIGHT, data: new Uint8Array(4 * width * PIN_HEIGHT) })
    }
    map.addSource('rooms', { type: 'geojson', data })
    map.addLayer({
      id: 'rooms',
      type: 'symbol',
      source: 'rooms',
      layout: {
        'icon-image': ['get', 'pin'],
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'text-field': ['get', 'name'],
        'text-font': LABEL_FONT,
        'text-size': 14,
        'text-anchor': 'right',
        'text-padding': 10,
        'text-allow-overlap': true,
      },
      paint: { 'text-opacity': 0 },
    })
  })
  return (overlay) => {
    data = roomsOf(overlay)
    void map.getSource<GeoJSONSource>('rooms')?.setData(data)
  }
}

const roomsOf = ({ clusters, town }: Overlay): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    ...clusters.map((cluster) => roomAt(cluster, { pin: cluster.points.length > 1 ? 'count' : 'price', name: '' })),
    ...(town ? [roomAt(town, { pin: '', name: town.name })] : []),
  ],
})

type Room = { pin: keyof typeof PIN_WIDTH | ''; name: string }

const roomAt = ({ longitude, latitude }: Omit<Town, 'name'>, room: Room): GeoJSON.Feature => ({
  type: 'Feature',
  properties: room,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})
