import { points } from '../core/geometry'
import { circle, fill, group, stroke } from '../core/shapes'
import { curve } from './outline'
import type { Tones } from './tones'

/** A chamois on its rock. */
export function chamois(tones: Tones) {
  const body = points(`
  24,-40 28,-52 34,-62 37,-64 44,-58 49,-56 50,-60 45,-66 41,-71 36,-72 31,-72 27,-66 20,-56
  10,-51 -10,-51 -24,-52 -29,-46 -27,-36 -14,-32 6,-32
`)
  return group([
    stroke('M-22 -38L-27 -22L-24 -2M-15 -36L-16 -20L-13 -2M20 -36L19 -18L20 -2M14 -36L11 -20L12 -2', tones.ink, 4.6),
    fill(curve(body), tones.ink),
    stroke('M36 -71Q35 -84 29 -86M39 -71Q40 -84 34 -88', tones.ink, 2.2),
    fill(curve(points('40,-64 48,-58 49,-60 43,-68')), tones.light),
  ])
}

/** A stag with its antlers. */
export function stag(tones: Tones) {
  const body = points(`
  32,-60 37,-74 42,-88 47,-98 53,-94 62,-88 65,-91 63,-96 55,-104 49,-108 45,-106 38,-106 42,-101
  35,-90 26,-78 10,-74 -14,-75 -30,-76 -37,-68 -36,-54 -26,-46 -8,-48 14,-46
`)
  return group([
    stroke('M-28 -54L-34 -34L-31 -2M-20 -52L-24 -32L-19 -2M26 -52L27 -28L27 -2M18 -50L15 -28L17 -2', tones.ink, 5.4),
    fill(curve(body), tones.ink),
    stroke(
      'M48 -106Q42 -126 50 -146M45 -122L58 -134M46 -132L38 -146M49 -106Q60 -122 74 -128M57 -118L58 -136M65 -124L66 -140',
      tones.ink,
      2.8,
    ),
  ])
}

/** The white grouse of the high mountains. */
export function ptarmigan(tones: Tones) {
  const body = points(`
  -44,-12 -34,-22 -20,-34 -2,-42 10,-50 14,-60 22,-66 31,-63 34,-57 30,-50 29,-38 24,-24 14,-12
  0,-7 -18,-8
`)
  return group([
    stroke('M4 -10L6 0M14 -11L17 0M2 0h9M13 0h9', tones.ink, 3.2),
    fill(curve(points('-30,-18 -52,-14 -60,-6 -40,-7 -22,-8')), tones.ink),
    fill(curve(body), tones.light),
    fill(curve(points('-36,-16 -18,-28 4,-32 12,-24 0,-15 -18,-11')), tones.second, { opacity: 0.55 }),
    fill('M33 -60l8 4l-8 2.4z', tones.ink),
    circle(26, -58, 1.9, tones.ink),
    stroke('M22 -63q4 -3 8 0', tones.main, 2.6),
  ])
}
