import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, contourPolygons, type CellPoint } from './contour-rings'

const SIZE = 12
const gridOf = (height: (column: number, row: number) => number) =>
  Float64Array.from({ length: SIZE * SIZE }, (_, index) => height(index % SIZE, Math.floor(index / SIZE)))

const isWithin = ([x, y]: CellPoint, rings: CellPoint[][]) =>
  rings
    .flatMap((ring) => ring.map((point, index) => [ring.at(index - 1) ?? point, point] as const))
    .filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)).length %
    2 ===
  1

describe('contours', () => {
  it('hold the high places and no low one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: SIZE * SIZE, maxLength: SIZE * SIZE }),
        (values) => {
          const polygons = contourPolygons({ heights: Float64Array.from(values), size: SIZE, level: 4.5 })
          for (const [index, value] of values.entries()) {
            const middle: CellPoint = [(index % SIZE) + 0.5001, Math.floor(index / SIZE) + 0.5001]
            expect(polygons.some((rings) => isWithin(middle, rings))).toBe(value > 4.5)
          }
        },
      ),
    )
  })

  it('are a hill of a known size', () => {
    const heights = gridOf((column, row) => 10 - Math.hypot(column - 5.5, row - 5.5))
    const [polygon, ...others] = contourPolygons({ heights, size: SIZE, level: 7 })
    expect(others).toEqual([])
    expect(areaOf(polygon?.[0] ?? [])).toBeGreaterThan(Math.PI * 9 * 0.93)
    expect(areaOf(polygon?.[0] ?? [])).toBeLessThan(Math.PI * 9 * 1.02)
  })

  it('leave a hole where the ground is lower within', () => {
    const heights = gridOf((column, row) => Math.hypot(column - 5.5, row - 5.5))
    const [polygon] = contourPolygons({ heights, size: SIZE, level: 3 })
    expect(polygon?.map((ring) => Math.sign(areaOf(ring)))).toEqual([1, -1])
    expect(areaOf(polygon?.[0] ?? [])).toBeCloseTo(SIZE * SIZE, -1)
  })
})
