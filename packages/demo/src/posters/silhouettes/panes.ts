import type { Point } from '../core/geometry'
import { fill } from '../core/shapes'

/** Lit or dark window panes, by their top left corners. */
export const panes = (list: readonly Point[], color: string, w = 22, h = 26) =>
  fill(list.map(([x, y]: Point) => `M${x} ${y}h${w}v${h}h${-w}z`).join(''), color)
