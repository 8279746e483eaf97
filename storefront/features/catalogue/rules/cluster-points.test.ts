import { describe, expect, it } from 'vitest'
import { clusterPoints } from './cluster-points'

const annecy = { id: 1, longitude: 6.13, latitude: 45.9 }
const chamonix = { id: 2, longitude: 6.87, latitude: 45.92 }
const narvik = { id: 3, longitude: 17.43, latitude: 68.44 }
const points = [annecy, chamonix, narvik]

const idsOf = (zoom: number, selectedId: number | null = null) =>
  clusterPoints({ points, zoom, selectedId }).map((cluster) => cluster.points.map(({ id }) => id))

describe('clusterPoints', () => {
  it('gathers the points that would hide each other', () => {
    expect(idsOf(4)).toEqual([[1, 2], [3]])
  })

  it('sets them apart once zoomed in', () => {
    expect(idsOf(9)).toEqual([[1], [2], [3]])
  })

  it('leaves the selected point alone', () => {
    expect(idsOf(4, 1)).toEqual([[1], [2], [3]])
    expect(idsOf(4, 2)).toEqual([[1], [2], [3]])
  })

  it('stands amid its points, and is named after them', () => {
    const [cluster] = clusterPoints({ points, zoom: 4, selectedId: null })
    expect(cluster).toMatchObject({ key: '1-2', longitude: 6.5 })
  })

  it('gathers points of the same place at any zoom', () => {
    const twins = [annecy, { ...annecy, id: 9 }]
    expect(clusterPoints({ points: twins, zoom: 18, selectedId: null })).toHaveLength(1)
  })

  it('leaves no pin under another, however the groups moved as they grew', () => {
    const zoom = 4
    const scattered = Array.from({ length: 60 }, (_point, index) => ({
      id: index + 1,
      longitude: ((index * 37) % 60) / 2 - 8,
      latitude: 38 + ((index * 53) % 60) / 3,
    }))
    const clusters = clusterPoints({ points: scattered, zoom, selectedId: null })
    const pixels = (512 * 2 ** zoom) / 360
    const hidden = clusters.flatMap((one, index) =>
      clusters.slice(index + 1).filter((other) => {
        const across = Math.abs(one.longitude - other.longitude) * pixels
        // A degree of latitude is longer on the map than one of longitude, wherever one is.
        const down = Math.abs(one.latitude - other.latitude) * pixels
        return across < 78 && down < 24
      }),
    )
    expect(clusters.length).toBeGreaterThan(5)
    expect(hidden).toEqual([])
  })
})
