import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RoutePosition } from '@/domain/routes/route'
import { toMercator } from '@/domain/routes/project-route'
import { buildTerrain } from './build-terrain'
import { drawRelief, type Relief } from './draw-relief'
import { landShare } from './land-share'
import { frameRelief, toLngLat } from './relief-frame'

const EUROPE = [
  [-30, 30],
  [45, 30],
  [45, 75],
  [-30, 75],
] as const
const WEST_COAST = [
  [5.05, 30],
  [45, 30],
  [45, 75],
  [5.05, 75],
] as const
const summit: RoutePosition = [5.53, 44.87, 2341]
const valley: RoutePosition = [5.48, 44.75, 570]
const VERCORS: RoutePosition[] = [[5.5, 45, 1111], [5.52, 44.93, 1480], summit, valley]
const COAST: RoutePosition[] = [
  [5, 45, 20],
  [5.1, 45.05, 300],
]
const draw = (positions: RoutePosition[], coast: Parameters<typeof drawRelief>[0]['coasts'][number] = EUROPE) =>
  drawRelief({ positions, summits: [], coasts: [coast] })

const cellsOf = ({ frame, size }: Pick<Relief, 'frame' | 'size'>, [lng, lat]: RoutePosition): [number, number] => {
  const [x, y] = toMercator([lng, lat])
  return [((x - frame.left) / frame.side) * size, ((y - frame.top) / frame.side) * size]
}

const isWithin = ([x, y]: [number, number], rings: Array<Array<[number, number]>>) =>
  rings
    .flatMap((ring) => ring.map((point, index) => [ring.at(index - 1) ?? point, point] as const))
    .filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)).length %
    2 ===
  1

const heightAt = (relief: Relief, position: RoutePosition) =>
  relief.bands
    .filter(({ polygons }) => polygons.some((rings) => isWithin(cellsOf(relief, position), rings)))
    .reduce((most, { elevation }) => Math.max(most, elevation), -1)

describe('relief of a route', () => {
  it('is as high as the route where the route passes', () => {
    const relief = draw(VERCORS)
    if (!relief) throw new Error('no relief')
    for (const position of VERCORS.slice(0, 2)) {
      expect(Math.abs(heightAt(relief, position) - position[2])).toBeLessThanOrEqual(200)
    }
    expect(heightAt(relief, summit)).toBeGreaterThan(1900)
    expect(heightAt(relief, valley)).toBeLessThan(900)
  })

  it('follows any route within its lowest and highest point', () => {
    const size = 60
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 300, max: 3000 }), { minLength: 2, maxLength: 8 }), (elevations) => {
        const positions = elevations.map((elevation, index): RoutePosition => [6 + index * 0.03, 45, elevation])
        const frame = frameRelief(positions)
        if (!frame) throw new Error('no frame')
        const land = new Float64Array(size * size).fill(1)
        const terrain = buildTerrain({ positions, summits: [], frame, land, size })
        const spread = Math.max(...elevations) - Math.min(...elevations)
        for (const position of positions) {
          const [x, y] = cellsOf({ frame, size }, position)
          const height = terrain?.heights[Math.floor(y) * size + Math.floor(x)] ?? 0
          expect(Math.abs(height - position[2])).toBeLessThanOrEqual(spread * 0.75 + 60)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('has a summit where one is known beside the route', () => {
    const beside: RoutePosition = [5.58, 44.88, 3000]
    const height = (summits: RoutePosition[]) => {
      const relief = drawRelief({ positions: VERCORS, summits, coasts: [EUROPE] })
      return relief ? heightAt(relief, beside) : 0
    }
    expect(height([beside])).toBeGreaterThan(2400)
    expect(height([])).toBeLessThan(2400)
  })

  it('is the same each time', () => {
    expect(draw(VERCORS)).toEqual(draw(VERCORS))
  })

  it('fades into the land’s own colour along its sides', () => {
    const frame = frameRelief(VERCORS)
    if (!frame) throw new Error('no frame')
    const size = 60
    const land = new Float64Array(size * size).fill(1)
    const terrain = buildTerrain({ positions: VERCORS, summits: [], frame, land, size })
    if (!terrain) throw new Error('no terrain')
    for (let cell = 0; cell < size; cell++) {
      for (const index of [cell, cell * size, cell * size + size - 1, (size - 1) * size + cell]) {
        expect(Math.abs((terrain.heights[index] ?? 0) - terrain.rest)).toBeLessThan(terrain.interval / 2)
      }
    }
    // The band of the height of rest has the colour of the land.
    expect(draw(VERCORS)?.bands.map(({ tone }) => tone)).toContain(0)
  })

  it('has no hill in the sea', () => {
    const relief = draw(COAST, WEST_COAST)
    if (!relief) throw new Error('no relief')
    const seaward = cellsOf(relief, [5.045, 45.03, 0])[0]
    const points = relief.bands.flatMap(({ polygons }) => polygons.flat(2))
    expect(points.length).toBeGreaterThan(50)
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThan(seaward)
    expect(relief.shallows).toHaveLength(3)
  })

  it('makes up no hill in a plain', () => {
    expect(draw(COAST.map(([lng, lat]): RoutePosition => [lng, lat, 2]))?.bands).toEqual([])
  })

  it('is null for a route that goes nowhere', () => {
    expect(draw([summit, summit])).toBeNull()
  })
})

describe('square of a relief', () => {
  it('knows where its places are on the earth', () => {
    const frame = frameRelief(VERCORS)
    if (!frame) throw new Error('no frame')
    const [x, y] = cellsOf({ frame, size: 1 }, [5.5, 45, 0])
    const [lng, lat] = toLngLat({ frame, x, y })
    expect(lng).toBeCloseTo(5.5, 6)
    expect(lat).toBeCloseTo(45, 6)
  })

  it('counts the land of a cell that a coast cuts', () => {
    const frame = frameRelief(COAST)
    if (!frame) throw new Error('no frame')
    const size = 40
    const share = landShare({ rings: [WEST_COAST], frame, size })
    const coast = cellsOf({ frame, size }, [5.05, 45, 0])[0]
    const row = [...share.slice(0, size)]
    expect(row.reduce((sum, cell) => sum + cell, 0)).toBeCloseTo(size - coast, 1)
  })
})
