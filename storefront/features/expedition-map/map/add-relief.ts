import type { Map } from 'maplibre-gl'
import { readRelief } from './read-relief'

/** Lays the ground of a route under its map; where it can’t be fetched, the map stays pale. */
export const addRelief = async ({ map, url }: { map: Map; url: string }): Promise<void> => {
  const answer = await fetch(url)
  if (!answer.ok) return
  const { shallows, ground, contours } = readRelief(await answer.text())
  map.addSource('relief-shallows', { type: 'geojson', data: shallows })
  map.addSource('relief-ground', { type: 'geojson', data: ground, attribution: 'Relief indicatif' })
  map.addSource('relief-contours', { type: 'geojson', data: contours })
  map.addLayer(
    {
      id: 'relief-shallows',
      type: 'fill',
      source: 'relief-shallows',
      paint: { 'fill-color': ['get', 'fill'], 'fill-antialias': false },
    },
    'land',
  )
  map.addLayer(
    {
      id: 'relief-ground',
      type: 'fill',
      source: 'relief-ground',
      paint: { 'fill-color': ['get', 'fill'], 'fill-antialias': false },
    },
    'coast',
  )
  map.addLayer(
    {
      id: 'relief-contours',
      type: 'line',
      source: 'relief-contours',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': '#8fa87f',
        'line-width': ['case', ['get', 'isMain'], 1.3, 0.8],
        'line-opacity': ['case', ['get', 'isMain'], 0.9, 0.5],
      },
    },
    'coast',
  )
}
