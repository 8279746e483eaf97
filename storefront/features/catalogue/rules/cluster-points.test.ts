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
})
