import type { StyleSpecification } from 'maplibre-gl'

export const LABEL_FONT = ['Instrument Sans Variable']

/** Our own pale base map: Natural Earth shapes served by the site itself, labels drawn with the page's font. */
export const baseMapStyle = (origin: string): StyleSpecification => {
  const shapes = (name: string) => ({ type: 'geojson' as const, data: `${origin}/map/${name}.geojson` })
  return {
    version: 8,
    sources: {
      land: { ...shapes('land'), attribution: 'Natural Earth' },
      far: shapes('far-land'),
      borders: shapes('borders'),
      lakes: shapes('lakes'),
      rivers: shapes('rivers'),
      places: shapes('places'),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#d7ebf1' } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#eef2e8' } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': '#bdd5c9', 'line-width': 1 } },
      // Over the coast, which would draw the frame of the land too.
      { id: 'far-land', type: 'fill', source: 'far', paint: { 'fill-color': '#eef2e8', 'fill-antialias': false } },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': '#d7ebf1' } },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        // Their bends are too rough to be looked at from near.
        maxzoom: 9,
        paint: {
          'line-color': '#9ccbda',
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 9, 2],
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 8, 1, 9, 0],
        },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': '#94bba9', 'line-width': 1.2, 'line-dasharray': [3, 2] },
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'places',
        layout: {
          'text-field': [
            'case',
            ['==', ['get', 'kind'], 'summit'],
            ['concat', '▲\u00a0', ['get', 'name']],
            ['get', 'name'],
          ],
          'text-font': LABEL_FONT,
          'text-size': 13,
          'text-padding': 8,
          'symbol-sort-key': ['coalesce', ['get', 'rank'], 9],
        },
        paint: { 'text-color': '#566b63', 'text-halo-color': '#f5f8f5', 'text-halo-width': 1.5 },
      },
    ],
  }
}
