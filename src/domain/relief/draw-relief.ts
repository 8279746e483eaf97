import type { RoutePosition } from '@/domain/routes/route'
import { keptPoints } from '@/domain/routes/simplify-route'
import { blurCells } from './blur-cells'
import { buildTerrain } from './build-terrain'
import { areaOf, contourPolygons, type CellPoint, type CellPolygon } from './contour-rings'
import { landShare } from './land-share'
import { frameRelief, type ReliefFrame } from './relief-frame'
import { squareFade } from './square-fade'

/** What is as high as `elevation` metres or higher; `tone` goes from -1, the lowest, over 0, the land’s own colour, to 1. */
type ReliefBand = { elevation: number; tone: number; isMain: boolean; polygons: CellPolygon[] }

/** The ground that a route is drawn on: an illustration after the altitudes of the route, no survey. */
export type Relief = {
  frame: ReliefFrame
  /** Cells on each side of the square. */
  size: number
  land: CellPolygon[]
  /** Off the coasts, the widest first. */
  shallows: CellPolygon[][]
  /** Lowest first: each is drawn over those before it. None in a plain. */
  bands: ReliefBand[]
}

type Options = {
  positions: readonly RoutePosition[]
  summits: readonly RoutePosition[]
  coasts: ReadonlyArray<ReadonlyArray<readonly [longitude: number, latitude: number]>>
}

/** Draws the ground around a route; null where the route has no extent. */
export const drawRelief = ({ positions, summits, coasts }: Options): Relief | null => {
  const frame = frameRelief(positions)
  if (!frame) return null
  const share = landShare({ rings: coasts, frame, size: SIZE })
  const land = polygonsAt({ heights: share, level: 0.5 })
  const terrain = buildTerrain({ positions, summits, frame, land: share, size: SIZE })
  return {
    frame,
    size: SIZE,
    land,
    shallows: share.every((cell) => cell > 0.99) ? [] : shallowsOf(share),
    bands: terrain ? [{ elevation: 0, tone: -1, isMain: false, polygons: land }, ...bandsOf(terrain)] : [],
  }
}

const SIZE = 120

const shallowsOf = (land: Float64Array): CellPolygon[][] => {
  const near = blurCells({ values: blurCells({ values: land, size: SIZE, radius: 4 }), size: SIZE, radius: 4 })
  const heights = near.map((value, index) => {
    return value * squareFade({ column: index % SIZE, row: Math.floor(index / SIZE), size: SIZE })
  })
  return [0.06, 0.2, 0.36].map((level) => polygonsAt({ heights, level }))
}

const bandsOf = ({ heights, rest, interval }: NonNullable<ReturnType<typeof buildTerrain>>): ReliefBand[] => {
  const highest = heights.reduce((most, height) => Math.max(most, height))
  const lowest = heights.reduce((least, height) => Math.min(least, height))
  const bands: ReliefBand[] = []
  const first = Math.max(1, Math.ceil(lowest / interval)) * interval
  for (let elevation = first; elevation < highest; elevation += interval) {
    const middle = elevation + interval / 2
    const reach = middle > rest ? highest - rest : rest - lowest
    // The band of the height of rest has the land’s own colour.
    const tone = Math.max(-1, Math.min(1, (middle - rest) / Math.max(interval, reach)))
    const polygons = polygonsAt({ heights, level: elevation })
    if (polygons.length > 0) bands.push({ elevation, tone, isMain: elevation % (interval * 5) === 0, polygons })
  }
  return bands
}

/** In cells: smaller than this, a ring is a speck, and nearer than this, a point says nothing of its line. */
const SPECK = 1.6
const TOLERANCE = 0.05

const polygonsAt = ({ heights, level }: { heights: Float64Array; level: number }): CellPolygon[] =>
  contourPolygons({ heights, size: SIZE, level }).flatMap(([outer = [], ...holes]) => {
    if (areaOf(outer) < SPECK) return []
    return [[outer, ...holes.filter((hole) => -areaOf(hole) > SPECK)].map(simplifyRing)]
  })

/** A ring with the points that its shape needs; its ends are one point, so each half is a line of its own. */
const simplifyRing = (ring: CellPoint[]): CellPoint[] => {
  const middle = Math.floor(ring.length / 2)
  const halves = [ring.slice(0, middle + 1), [...ring.slice(middle), ...ring.slice(0, 1)]]
  return halves.flatMap((half) => {
    const kept = keptPoints(
      half.map(([x, y]) => [x, y, 0]),
      TOLERANCE,
    )
    return half.filter((_, index) => kept.has(index) && index < half.length - 1)
  })
}
