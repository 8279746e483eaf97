import type { RoutePosition } from '@/domain/routes/route'
import { toMercator } from '@/domain/routes/project-route'
import { blurCells } from './blur-cells'
import { heightNoise } from './height-noise'
import type { ReliefFrame } from './relief-frame'
import { squareFade } from './square-fade'

type Options = {
  positions: readonly RoutePosition[]
  /** Summits whose altitude is known beside those of the route. */
  summits: readonly RoutePosition[]
  frame: ReliefFrame
  /** How much of each cell is land, from 0 to 1. */
  land: Float64Array
  size: number
}

/** Heights in metres for each cell of a square, row by row, and the height that it fades to at its sides. */
type Terrain = { heights: Float64Array; rest: number; interval: number }

/**
 * A ground that is true where it is known, on the route and on the summits around, and made up between them; null in a plain,
 * of which nothing is made up.
 */
export const buildTerrain = ({ positions, summits, frame, land, size }: Options): Terrain | null => {
  const known = knownHeights({ positions, summits, frame, size })
  const walked = known.filter(({ isWalked }) => isWalked)
  const range = rangeOf(walked)
  if (range.highest < PLAIN) return null

  // A far summit is no reason for hills like it along the way.
  const spread = (range.spread + rangeOf(known).spread) / 2
  const interval = INTERVALS.find((step) => spread / step <= LEVELS) ?? 500
  const mean = walked.reduce((sum, { elevation }) => sum + elevation, 0) / walked.length
  // Between two contours, so that none of them is drawn where the ground is flat.
  const rest = (Math.floor(mean / interval) + 0.5) * interval
  const roll = Math.max(range.spread * 0.6, MIN_ROLL)
  const floor = Math.max(0, range.lowest - roll * 0.3)
  const noise = heightNoise(Math.round((frame.left + frame.top) * 1e6))
  const shore = blurCells({ values: land, size, radius: Math.round(size / 36) })

  const heights = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const index = row * size + column
      const { elevation, cells } = heightFrom({ known, x: column + 0.5, y: row + 0.5 })
      const rolling = roll * Math.min(1, (cells / size) * 9) * noise((column / size) * WAVES, (row / size) * WAVES)
      // Deeper than the floor of the valleys, the ground rises again.
      const ground = floor + Math.abs(elevation + rolling - floor)
      const faded = rest + (ground - rest) * squareFade({ column, row, size })
      // From the first cells of a coast up: no mountain falls into the sea at once.
      const coast = Math.min(1, Math.max(0, ((shore[index] ?? 1) - 0.5) * 2))
      heights[index] = (land[index] ?? 1) < 0.5 ? 0 : faded * coast
    }
  }
  return { heights, rest, interval }
}

/** In metres: a route that stays lower than this one goes through a plain or over water. */
const PLAIN = 15
const MIN_ROLL = 14
const LEVELS = 20
const INTERVALS = [5, 10, 20, 50, 100, 200]
/** How many hills stand side by side. */
const WAVES = 5.5
const STEP = 0.8

type Known = { x: number; y: number; elevation: number; weight: number; isWalked: boolean }

const knownHeights = ({ positions, summits, frame, size }: Omit<Options, 'land'>): Known[] => {
  const place = ([longitude, latitude, elevation]: RoutePosition) => {
    const [x, y] = toMercator([longitude, latitude])
    return { x: ((x - frame.left) / frame.side) * size, y: ((y - frame.top) / frame.side) * size, elevation }
  }
  const points = positions.map(place)
  const walked = points.flatMap((point, index) => {
    const from = points[index - 1]
    if (!from) return [point]
    const steps = Math.max(1, Math.ceil(Math.hypot(point.x - from.x, point.y - from.y) / STEP))
    return Array.from({ length: steps }, (_, step) => mixOf(from, point, (step + 1) / steps))
  })
  const around = summits.map(place).filter(({ x, y }) => x > 0 && y > 0 && x < size && y < size)
  return [
    ...thinned(walked).map((point) => ({ ...point, weight: 1, isWalked: true })),
    ...around.map((point) => ({ ...point, weight: 4, isWalked: false })),
  ]
}

const rangeOf = (points: Known[]) => {
  const elevations = points.map(({ elevation }) => elevation)
  const [lowest, highest] = [Math.min(...elevations), Math.max(...elevations)]
  return { lowest, highest, spread: highest - lowest }
}

type Point = Pick<Known, 'x' | 'y' | 'elevation'>

const mixOf = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  elevation: from.elevation + (to.elevation - from.elevation) * share,
})

const MOST = 160

/** Of the points of a long route as many as its ground needs. */
const thinned = (points: Point[]): Point[] => {
  const step = Math.ceil(points.length / MOST)
  return points.filter((_, index) => index % step === 0 || index === points.length - 1)
}

/** The height that the known ones around give a place, and how many cells away the nearest is. */
const heightFrom = ({ known, x, y }: { known: Known[]; x: number; y: number }) => {
  let [sum, weights, nearest] = [0, 0, Infinity]
  for (const point of known) {
    const square = (point.x - x) ** 2 + (point.y - y) ** 2
    const weight = point.weight / ((square + 1) * Math.sqrt(square + 1))
    sum += point.elevation * weight
    weights += weight
    if (square < nearest) nearest = square
  }
  return { elevation: sum / weights, cells: Math.sqrt(nearest) }
}
