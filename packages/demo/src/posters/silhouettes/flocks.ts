import { points } from '../core/geometry'
import { circle, fill, group, stroke } from '../core/shapes'
import { curve } from './outline'
import type { Tones } from './tones'

/** A small flock of sheep. */
export function sheep(tones: Tones) {
  const one = (x: number, y: number, flip: number) =>
    group(
      [
        stroke('M-12 -14V0M-6 -14V0M9 -14V0M14 -14V0', tones.ink, 3),
        fill(curve(points('-20,-22 -16,-32 -6,-35 4,-34 14,-35 21,-28 20,-18 12,-12 -4,-13 -16,-13')), tones.light),
        fill(curve(points('18,-32 24,-36 31,-27 28,-22 21,-24')), tones.ink),
      ],
      { transform: `translate(${x} ${y}) scale(${flip} 1)` },
    )
  return group([one(-70, -8, 1), one(-18, -14, -1), one(50, -10, 1), one(-44, 6, -1), one(16, 8, 1), one(92, 4, -1)])
}

/** Soaring birds. */
export function birds(tones: Tones) {
  const wing = (x: number, y: number, s: number) =>
    `M${x - 20 * s} ${y - 5 * s}Q${x - 10 * s} ${y - 13 * s} ${x} ${y}Q${x + 10 * s} ${y - 13 * s} ${x + 20 * s} ${y - 5 * s}Q${x + 10 * s} ${y - 8 * s} ${x} ${y + 3.4 * s}Q${x - 10 * s} ${y - 8 * s} ${x - 20 * s} ${y - 5 * s}Z`
  return fill(
    (
      [
        [0, 0, 1.5],
        [62, -26, 1],
        [-58, -34, 0.9],
        [112, -2, 0.8],
        [24, -62, 0.7],
      ] as const
    )
      .map(([x, y, s]) => wing(x, y, s))
      .join(''),
    tones.ink,
  )
}

/** Wading birds for marshes. */
export function waders(tones: Tones) {
  const one = (x: number, y: number, s: number, color: string) =>
    group(
      [
        stroke('M-3 -34L-4 0M4 -34L6 0', tones.ink, 2),
        fill(curve(points('-24,-36 -10,-46 8,-47 17,-42 14,-34 0,-30 -16,-33')), color),
        stroke('M14 -42Q30 -46 25 -62Q21 -74 30 -79', color, 5),
        circle(31, -79, 4.2, color),
        fill('M33 -82q9 1 10 9q-5 -1 -10 -4z', tones.ink),
      ],
      { transform: `translate(${x} ${y}) scale(${s} ${Math.abs(s)})` },
    )
  return group([one(-70, -6, 0.9, tones.light), one(0, 0, 1.1, tones.main), one(64, -4, -0.95, tones.light)])
}
