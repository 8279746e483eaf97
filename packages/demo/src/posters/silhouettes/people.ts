import type { Point } from '../core/geometry'
import { circle, fill, group, stroke } from '../core/shapes'
import { person, pole } from './figure'
import type { Tones } from './tones'

export function walker(
  tones: Tones,
  {
    poles = true,
    pack = true,
    stride = 1,
    jacket,
  }: { poles?: boolean; pack?: boolean; stride?: number; jacket?: string } = {},
) {
  return group([
    poles ? pole([15, -54], [3, 0], tones.ink) : '',
    person(tones, {
      head: [8, -93],
      neck: [4, -82],
      hip: [0, -49],
      pack,
      jacket,
      nearLeg: [
        [9 * stride, -26],
        [11 * stride, -1],
      ],
      farLeg: [
        [-2 * stride, -25],
        [-15 * stride, -3],
      ],
      nearArm: [
        [9, -64],
        [19, -57],
      ],
      farArm: [
        [6, -62],
        [15, -54],
      ],
    }),
    poles ? pole([19, -58], [25, 0], tones.ink) : '',
  ])
}

/** Someone standing still, looking at the view. */
export function stander(tones: Tones, { jacket }: { jacket?: string } = {}) {
  return group([
    person(tones, {
      head: [2, -94],
      neck: [0, -83],
      hip: [-1, -49],
      pack: true,
      jacket,
      nearLeg: [
        [2, -25],
        [3, -1],
      ],
      farLeg: [
        [-5, -25],
        [-8, -1],
      ],
      nearArm: [
        [5, -63],
        [11, -50],
      ],
    }),
    pole([11, -52], [16, 0], tones.ink),
  ])
}

export function hikers(tones: Tones) {
  return group([
    group(walker(tones), { transform: 'translate(62 0)' }),
    group(walker({ ...tones, main: tones.second, second: tones.main }, { stride: 0.85 }), {
      transform: 'translate(0 0) scale(.95)',
    }),
    group(walker(tones, { stride: 0.7, pack: true, jacket: tones.light }), { transform: 'translate(-60 0) scale(.9)' }),
  ])
}

export const hiker = (tones: Tones) => walker(tones)
export const lookout = (tones: Tones) => stander(tones)

/** Seated in meditation, facing the viewer. */
export function meditation(tones: Tones) {
  return group([
    fill('M-40 -2Q-46 -13 -30 -17L-8 -13L8 -13L30 -17Q46 -13 40 -2Q20 4 0 1Q-20 4 -40 -2Z', tones.ink),
    stroke('M-9 -53Q-24 -40 -30 -17', tones.main, 6.4),
    stroke('M9 -53Q24 -40 30 -17', tones.main, 6.4),
    fill('M-13 -56Q0 -62 13 -56Q12 -40 11 -12H-11Q-12 -40 -13 -56Z', tones.main),
    stroke('M0 -60V-64', tones.ink, 6),
    circle(0, -71, 8, tones.ink),
    circle(0, -80, 3.6, tones.ink),
  ])
}

/** Musher on the runners of a sled. */
export function musher(tones: Tones) {
  return person(tones, {
    head: [7, -94],
    neck: [3, -83],
    hip: [-4, -50],
    bulk: 1.25,
    nearLeg: [
      [3, -27],
      [-3, -5],
    ],
    farLeg: [
      [-4, -26],
      [-11, -5],
    ],
    nearArm: [
      [11, -64],
      [22, -57],
    ],
  })
}

export function rider(tones: Tones, seat: Point) {
  return person(tones, {
    head: [seat[0] + 5, seat[1] - 46],
    neck: [seat[0] + 3, seat[1] - 35],
    hip: seat,
    pack: true,
    nearLeg: [
      [seat[0] + 15, seat[1] + 12],
      [seat[0] + 10, seat[1] + 34],
    ],
    nearArm: [
      [seat[0] + 8, seat[1] - 17],
      [seat[0] + 21, seat[1] - 13],
    ],
  })
}
