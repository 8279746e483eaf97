import { expect, it } from 'vitest'
import { buildGpx } from './build-gpx'

it('writes a route as a track with elevations, and its stages as waypoints', () => {
  const gpx = buildGpx({
    name: 'Crêtes & bivouacs',
    route: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { kind: 'route', name: 'Crêtes & bivouacs', day: null },
          geometry: {
            type: 'LineString',
            coordinates: [
              [5.52, 45.03, 1105],
              [5.5, 45.01, 1320],
            ],
          },
        },
        {
          type: 'Feature',
          properties: { kind: 'stage', name: 'La Jasse', day: 1 },
          geometry: { type: 'Point', coordinates: [5.5, 45.01, 1320] },
        },
      ],
    },
  })
  expect(gpx).toContain('<metadata><name>Crêtes &amp; bivouacs</name></metadata>')
  expect(gpx).toContain('<wpt lat="45.01" lon="5.5"><ele>1320</ele><name>La Jasse</name></wpt>')
  expect(gpx).toContain('<trkseg><trkpt lat="45.03" lon="5.52"><ele>1105</ele></trkpt><trkpt')
})
