import type { RoutePosition } from '@/domain/routes/route'
import { frameRoute, fromMercator } from '@/domain/routes/project-route'

/** The drawing of a route on its page, in its own units. */
export const SKETCH_FRAME = { width: 900, height: 528, padding: 84 }

/** How much wider than that drawing its relief is: the map beside it can be moved a little, and is taller on a phone. */
export const RELIEF_SHARE = 1.25

/** A square of the Mercator plane (0 to 1 from west to east, from north to south) that the relief of a route covers. */
export type ReliefFrame = { left: number; top: number; side: number }

/** The square around the drawing of a route; null where it has no extent. */
export const frameRelief = (positions: readonly RoutePosition[]): ReliefFrame | null => {
  const { centre, scale, isPoint } = frameRoute({ positions, frame: SKETCH_FRAME })
  if (isPoint) return null
  const side = (SKETCH_FRAME.width * RELIEF_SHARE) / scale
  return { left: centre[0] - side / 2, top: centre[1] - side / 2, side }
}

/** Longitude and latitude of a place of the square, `x` and `y` as shares of its side. */
export const toLngLat = ({ frame, x, y }: { frame: ReliefFrame; x: number; y: number }): [number, number] =>
  fromMercator([frame.left + x * frame.side, frame.top + y * frame.side])
