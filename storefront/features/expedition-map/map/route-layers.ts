import type { Feature, FeatureCollection } from 'geojson'
import type { AddLayerObject, GeoJSONSourceSpecification } from 'maplibre-gl'
import type { RoutePosition } from '@/domain/routes/route'
import type { Route } from '../rules/read-route'

const FONT = ['Instrument Sans Variable Semibold', 'Instrument Sans Variable']
const INK = '#0b2822'

const toLngLat = ([longitude, latitude]: RoutePosition) => [longitude, latitude]

const source = (features: Feature[]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'FeatureCollection', features },
})

const point = (coordinates: number[], properties: Record<string, string>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
})

/** The data of a route on the map: its parts, its places and the point shown on the profile. */
export const routeSources = ({ parts, stages }: Route): Record<string, GeoJSONSourceSpecification> => ({
  route: source([
    {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiLineString', coordinates: parts.map((part) => part.map(toLngLat)) },
    },
  ]),
  steps: source(parts.flat().map((position) => point(toLngLat(position), {}))),
  stages: source(stages.map(({ name, position, badge }) => point(toLngLat(position), { name, badge: badge ?? '' }))),
  cursor: source([]),
})

export const cursorData = (position: [number, number] | null): FeatureCollection => ({
  type: 'FeatureCollection',
  features: position ? [point(position, {})] : [],
})

/** How a route is drawn: greener land around it, white casing, coral line, ink day numbers, names that make room for each other. */
export const ROUTE_LAYERS: AddLayerObject[] = [
  {
    id: 'route-land',
    type: 'heatmap',
    source: 'steps',
    paint: {
      'heatmap-radius': 90,
      'heatmap-weight': 0.4,
      'heatmap-color': [
        'interpolate',
        ['linear'],
        ['heatmap-density'],
        0,
        'rgba(220, 234, 217, 0)',
        0.5,
        'rgba(220, 234, 217, 0.9)',
        1,
        '#cfe3cb',
      ],
    },
  },
  {
    id: 'route-casing',
    type: 'line',
    source: 'route',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': '#fff', 'line-width': 9 },
  },
  {
    id: 'route',
    type: 'line',
    source: 'route',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': '#d9481c', 'line-width': 4.5 },
  },
  {
    id: 'stage-names',
    type: 'symbol',
    source: 'stages',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': 13.5,
      'symbol-sort-key': ['case', ['==', ['get', 'badge'], ''], 1, 0],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': ['case', ['==', ['get', 'badge'], ''], 0.7, 1.5],
      'text-justify': 'auto',
      'text-max-width': 12,
    },
    paint: { 'text-color': INK, 'text-halo-color': '#fff', 'text-halo-width': 2 },
  },
  {
    id: 'stage-dots',
    type: 'circle',
    source: 'stages',
    filter: ['==', ['get', 'badge'], ''],
    paint: { 'circle-color': '#fff', 'circle-radius': 3.5, 'circle-stroke-color': INK, 'circle-stroke-width': 2 },
  },
  {
    // Circles keep no name away, texts do: one that nobody sees stands on each dot.
    id: 'stage-dot-rooms',
    type: 'symbol',
    source: 'stages',
    filter: ['==', ['get', 'badge'], ''],
    layout: { 'text-field': '●', 'text-font': FONT, 'text-size': 8, 'text-allow-overlap': true },
    paint: { 'text-opacity': 0 },
  },
  {
    id: 'stage-discs',
    type: 'circle',
    source: 'stages',
    filter: ['!=', ['get', 'badge'], ''],
    paint: { 'circle-color': INK, 'circle-radius': 12, 'circle-stroke-color': '#fff', 'circle-stroke-width': 3 },
  },
  {
    id: 'stage-badges',
    type: 'symbol',
    source: 'stages',
    filter: ['!=', ['get', 'badge'], ''],
    layout: {
      'text-field': ['get', 'badge'],
      'text-font': FONT,
      'text-size': ['case', ['>', ['length', ['get', 'badge']], 2], 10, 13],
      'text-allow-overlap': true,
      // Room for the disc: names keep out of it.
      'text-padding': 8,
    },
    paint: { 'text-color': '#fff' },
  },
  {
    id: 'cursor',
    type: 'circle',
    source: 'cursor',
    paint: { 'circle-color': '#fff', 'circle-radius': 6, 'circle-stroke-color': INK, 'circle-stroke-width': 3 },
  },
]
