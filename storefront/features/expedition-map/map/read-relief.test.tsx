import { describe, expect, it } from 'vitest'
import { drawRelief } from '@/domain/relief/draw-relief'
import { reliefSvg } from '@/domain/relief/relief-svg'
import { readRelief } from './read-relief'

const coast: Array<[number, number]> = [
  [5.4, 30],
  [45, 30],
  [45, 75],
  [5.4, 75],
]
const relief = drawRelief({
  positions: [
    [5.5, 45, 1100],
    [5.53, 44.87, 2341],
    [5.48, 44.75, 570],
  ],
  summits: [],
  coasts: [coast],
})
if (!relief) throw new Error('no relief')
const read = readRelief(reliefSvg(relief))

const sides = () => {
  const [west, east] = [relief.frame.left, relief.frame.left + relief.frame.side].map((x) => x * 360)
  return { west: west ?? 0, east: east ?? 0 }
}

describe('relief on the map', () => {
  it('has each height in order, in the colour of the picture', () => {
    const polygons = relief.bands.reduce((sum, band) => sum + band.polygons.length, 0)
    expect(read.ground.features).toHaveLength(polygons)
    expect(read.ground.features[0]?.properties).toEqual({ fill: '#d3e4d0' })
    expect(read.shallows.features.length).toBeGreaterThan(0)
  })

  it('lies around the route, each ring closed', () => {
    const { west, east } = sides()
    for (const { geometry } of read.ground.features) {
      if (geometry.type !== 'Polygon') throw new Error(geometry.type)
      for (const ring of geometry.coordinates) {
        expect(ring.at(-1)).toEqual(ring[0])
        for (const [lng = 0, lat = 0] of ring) {
          expect(lng).toBeGreaterThan(west - 1e-6)
          expect(lng).toBeLessThan(east + 1e-6)
          expect(Math.abs(lat - 44.87)).toBeLessThan(0.5)
        }
      }
    }
  })

  it('draws no line along the sides of its square, nor twice along a coast', () => {
    const { east } = sides()
    const lines = read.contours.features.flatMap(({ geometry }) =>
      geometry.type === 'MultiLineString' ? geometry.coordinates : [],
    )
    expect(lines.length).toBeGreaterThan(10)
    const along = lines.flatMap((line) =>
      line.slice(1).filter(([lng = 0], index) => {
        return Math.abs(lng - east) < 1e-9 && Math.abs((line[index]?.[0] ?? 0) - east) < 1e-9
      }),
    )
    expect(along).toEqual([])
    expect(read.contours.features[0]?.geometry).toMatchObject({ coordinates: [] })
  })
})
