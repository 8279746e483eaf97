import { fill, group, stroke } from '../core/shapes'
import { person } from './figure'
import type { Tones } from './tones'

/** Upper body seated in a boat at (0, 0), holding a double paddle. */
export function paddler(tones: Tones, { jacket = tones.main, paddle = true } = {}) {
  return group([
    paddle
      ? stroke('M-44 -16L50 -44', tones.ink, 2.6) +
        fill('M-62 -8q10 -10 20 -8q-4 8 -18 12z M66 -52q-12 -2 -18 8q10 4 20 -3z', tones.ink)
      : '',
    person(tones, {
      head: [6, -49],
      neck: [3, -38],
      hip: [-3, -6],
      jacket,
      nearArm: [
        [10, -24],
        [19, -34],
      ],
      farArm: [
        [12, -28],
        [-14, -25],
      ],
    }),
  ])
}

/** Kneeling canoeist with a single paddle. */
export function canoeist(tones: Tones, jacket: string) {
  return group([
    person(tones, {
      head: [8, -50],
      neck: [4, -39],
      hip: [-3, -6],
      jacket,
      nearArm: [
        [14, -26],
        [24, -20],
      ],
      farArm: [
        [14, -36],
        [20, -42],
      ],
    }),
    stroke('M19 -44L28 2', tones.ink, 2.6),
    fill('M26 -4q6 8 4 22q-7 -4 -8 -20z', tones.ink),
  ])
}

/** Standing paddler on a board. */
export function boardPaddler(tones: Tones) {
  return group([
    person(tones, {
      head: [5, -95],
      neck: [2, -84],
      hip: [-3, -51],
      nearLeg: [
        [6, -28],
        [4, -4],
      ],
      farLeg: [
        [-5, -27],
        [-9, -4],
      ],
      nearArm: [
        [12, -66],
        [22, -62],
      ],
      farArm: [
        [10, -76],
        [17, -88],
      ],
    }),
    stroke('M17 -90L30 6', tones.ink, 2.6),
    fill('M28 -4q6 8 5 24q-8 -4 -9 -22z', tones.ink),
  ])
}
