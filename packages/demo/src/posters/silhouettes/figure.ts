import type { Point } from '../core/geometry'
import { circle, fill, group, open, smooth, stroke } from '../core/shapes'
import type { Tones } from './tones'

/**
 * Figures, drawn facing right with their feet at (0, 0): a person is 100 units tall.
 * Every silhouette takes the same `tones`: ink, main, second, light, window.
 */

const LEG = 8.4
const ARM = 6.6

/** Knee then foot, or elbow then hand. */
export type Limb = readonly [Point, Point]

type Pose = {
  head: Point
  neck: Point
  hip: Point
  nearLeg?: Limb
  farLeg?: Limb
  nearArm?: Limb
  farArm?: Limb
  pack?: boolean
  jacket?: string
  bulk?: number
}

/** A person from joints. */
export function person(
  tones: Tones,
  { head, neck, hip, nearLeg, farLeg, nearArm, farArm, pack, jacket = tones.main, bulk = 1 }: Pose,
) {
  const shoulder: Point = [neck[0], neck[1] + 3]
  const leg = ([knee, foot]: Limb, color: string) =>
    stroke(open([hip, knee, foot]), color, LEG * bulk) + stroke(open([foot, [foot[0] + 5, foot[1] + 0.6]]), color, 6)
  const arm = ([elbow, hand]: Limb, color: string) =>
    stroke(open([shoulder, elbow, hand]), color, ARM * bulk) + circle(hand[0], hand[1], 3.2, tones.ink)
  const lean: Point = [hip[0] - neck[0], hip[1] - neck[1]]
  const size = Math.hypot(...lean)
  const side: Point = [(-lean[1] / size) * bulk, (lean[0] / size) * bulk]
  const at = (u: number, off: number): Point => [
    neck[0] + lean[0] * u + side[0] * off,
    neck[1] + lean[1] * u + side[1] * off,
  ]
  const torso = smooth(
    [at(-0.06, 3.5), at(0.06, -7), at(0.5, -7.6), at(1.1, -6.6), at(1.12, 6.4), at(0.5, 8), at(0.08, 7.6)],
    { loop: true, tension: 0.7 },
  )
  const rucksack = smooth([at(-0.02, 6), at(0.02, 15), at(0.4, 19), at(0.78, 16), at(0.8, 6)], {
    loop: true,
    tension: 0.8,
  })
  const skull = 6.6
  const tilt: Point = [head[0] - neck[0], head[1] - neck[1]]
  return group([
    farArm ? arm(farArm, tones.ink) : '',
    farLeg ? leg(farLeg, tones.ink) : '',
    pack ? fill(rucksack, tones.second) : '',
    stroke(open([neck, head]), tones.ink, 6),
    fill(torso, jacket),
    nearLeg ? leg(nearLeg, tones.ink) : '',
    circle(head[0], head[1], skull, tones.ink),
    fill(`M${head[0] - 7.4} ${head[1] - 0.6}a7.4 7.4 0 0 1 14.8 0l${tilt[0] > 8 ? 3 : 1} 1.2z`, tones.second),
    nearArm ? arm(nearArm, jacket) : '',
  ])
}

export const pole = (from: Point, to: Point, color: string, width = 2.4) => stroke(open([from, to]), color, width)
