import type { Point } from '../core/geometry'
import { smooth } from '../core/shapes'

/** A soft closed outline through the points. */
export const curve = (outline: readonly Point[], tension = 0.85) => smooth(outline, { loop: true, tension })

/** The same outline somewhere else. */
export const move = (outline: readonly Point[], dx: number, dy = 0, scaleX = 1) =>
  outline.map(([x, y]): Point => [x * scaleX + dx, y + dy])
