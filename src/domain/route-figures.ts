import type { RoutePosition } from './elevation-profile'
import { kmAlong } from './route-km'

/** What a route is, in kilometres and metres: its length, all that it climbs and descends, its lowest and highest points. */
export type RouteFigures = { km: number; ascent: number; descent: number; lowest: number; highest: number }

/** Metres under which up and down are the unrest of an instrument, not a slope. */
const SLOPE_FROM_M = 10

/** The figures of a route of two points or more; metres are whole. */
export const routeFigures = (positions: readonly RoutePosition[]): RouteFigures => {
  const heights = positions.map(([, , elevation]) => elevation)
  return {
    km: kmAlong(positions).at(-1) ?? 0,
    ...slopes(heights),
    lowest: Math.round(heights.reduce((low, height) => Math.min(low, height))),
    highest: Math.round(heights.reduce((high, height) => Math.max(high, height))),
  }
}

const slopes = (heights: readonly number[]): { ascent: number; descent: number } => {
  let [ascent, descent, level] = [0, 0, heights[0] ?? 0]
  for (const height of heights) {
    const change = height - level
    if (Math.abs(change) < SLOPE_FROM_M) continue
    if (change > 0) ascent += change
    else descent -= change
    level = height
  }
  return { ascent: Math.round(ascent), descent: Math.round(descent) }
}
