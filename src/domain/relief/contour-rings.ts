/** A point of a drawing in cells: the middle of the first cell is 0.5, 0.5. */
export type CellPoint = [x: number, y: number]

/** An outer ring and the holes in it. */
export type CellPolygon = CellPoint[][]

type Grid = { heights: Float64Array; size: number }

/** What lies at `level` or higher in a square of heights, as polygons: marching squares, closed along the sides of the square. */
export const contourPolygons = ({ heights, size, level }: Grid & { level: number }): CellPolygon[] => {
  const rings = joinSegments(segmentsAt({ heights, size, level }))
  const holes = rings.filter((ring) => areaOf(ring) < 0)
  const polygons: CellPolygon[] = rings.filter((ring) => areaOf(ring) > 0).map((ring) => [ring])
  for (const hole of holes) {
    const around = polygons
      .filter(([outer]) => outer && hole[0] && isInside({ point: hole[0], ring: outer }))
      .sort(([one = []], [other = []]) => areaOf(one) - areaOf(other))
    around[0]?.push(hole)
  }
  return polygons
}

/** The area of a ring in cells, below zero for a hole. */
export const areaOf = (ring: CellPoint[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [x, y]
    return sum + fromX * y - x * fromY
  }, 0) / 2

type Segment = [from: string, to: string]

/** The sides of a cell that are crossed, in the order in which high ground stays at the right, by which of its corners are high. */
const CROSSED: Record<number, Array<[from: Side, to: Side]>> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['right', 'top']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['bottom', 'top']],
  7: [['left', 'top']],
  8: [['top', 'left']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['top', 'right']],
  12: [['right', 'left']],
  13: [['right', 'bottom']],
  14: [['bottom', 'left']],
}
type Side = 'left' | 'right' | 'top' | 'bottom'

const segmentsAt = ({ heights, size, level }: Grid & { level: number }) => {
  // Around the square all is low, so that every ring closes.
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= size || row >= size ? -Infinity : (heights[row * size + column] ?? -Infinity)
  const points = new Map<string, CellPoint>()
  const segments: Segment[] = []
  const crossing = (from: CellPoint, to: CellPoint): string => {
    const key = `${from.join()} ${to.join()}`
    if (!points.has(key)) points.set(key, crossingOf({ from, to, at, level, size }))
    return key
  }
  for (let row = -1; row < size; row++) {
    for (let column = -1; column < size; column++) {
      const [nw, ne, se, sw] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)].map(
        (height) => height >= level,
      )
      const high = (nw ? 8 : 0) + (ne ? 4 : 0) + (se ? 2 : 0) + (sw ? 1 : 0)
      if (!CROSSED[high]) continue
      const sides: Record<Side, () => string> = {
        top: () => crossing([column, row], [column + 1, row]),
        bottom: () => crossing([column, row + 1], [column + 1, row + 1]),
        left: () => crossing([column, row], [column, row + 1]),
        right: () => crossing([column + 1, row], [column + 1, row + 1]),
      }
      for (const [from, to] of CROSSED[high]) segments.push([sides[from](), sides[to]()])
    }
  }
  return { segments, points }
}

type Crossing = {
  from: CellPoint
  to: CellPoint
  at: (column: number, row: number) => number
  level: number
  size: number
}

const crossingOf = ({ from, to, at, level, size }: Crossing): CellPoint => {
  const [low, high] = [at(...from), at(...to)]
  // Outside of the square is no height: the ring runs along its side.
  const share = Number.isFinite(low) && Number.isFinite(high) ? (level - low) / (high - low) : 0.5
  const clamp = (value: number) => Math.min(size, Math.max(0, value))
  return [clamp(from[0] + 0.5 + (to[0] - from[0]) * share), clamp(from[1] + 0.5 + (to[1] - from[1]) * share)]
}

const joinSegments = ({ segments, points }: ReturnType<typeof segmentsAt>): CellPoint[][] => {
  const next = new Map(segments)
  const rings: CellPoint[][] = []
  for (const [start] of segments) {
    const ring: CellPoint[] = []
    for (let key: string | undefined = start; key !== undefined && next.has(key);) {
      const point = points.get(key)
      if (point) ring.push(point)
      const following: string | undefined = next.get(key)
      next.delete(key)
      key = following
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

const isInside = ({ point: [x, y], ring }: { point: CellPoint; ring: CellPoint[] }): boolean =>
  ring.reduce((inside, [endX, endY], index) => {
    const [startX, startY] = ring.at(index - 1) ?? [endX, endY]
    const crosses = startY > y !== endY > y && x < startX + ((y - startY) / (endY - startY)) * (endX - startX)
    return crosses ? !inside : inside
  }, false)
