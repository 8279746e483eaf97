import { item, type Point } from '../core/geometry'
import { fill, group, stroke } from '../core/shapes'
import { person, pole } from './figure'
import type { Tones } from './tones'

/** Ski tourer climbing on skis. */
function skier(tones: Tones, jacket: string) {
  return group([
    pole([14, -56], [-6, 0], tones.ink),
    person(tones, {
      head: [13, -91],
      neck: [8, -81],
      hip: [-1, -50],
      pack: true,
      jacket,
      nearLeg: [
        [13, -30],
        [12, -3],
      ],
      farLeg: [
        [-6, -26],
        [-20, -4],
      ],
      nearArm: [
        [15, -63],
        [25, -58],
      ],
      farArm: [
        [10, -62],
        [14, -56],
      ],
    }),
    pole([25, -59], [30, 0], tones.ink),
    stroke('M-14 0H42q6 0 9 -6', tones.ink, 3.4),
    stroke('M-46 0H8q6 0 9 -5', tones.ink, 3.4),
  ])
}

export function skiers(tones: Tones) {
  return group([
    group(skier(tones, tones.main), { transform: 'translate(70 0)' }),
    group(skier({ ...tones, second: tones.main }, tones.second), { transform: 'translate(-50 0)' }),
  ])
}

/** Downhill skier in a turn, with a plume of powder. */
export function freerider(tones: Tones) {
  return group([
    fill('M-150 2Q-110 -34 -70 -10Q-60 -30 -34 -12L-10 2Z', tones.light, { opacity: 0.85 }),
    stroke('M-52 -4L54 6q8 0 11 -6', tones.ink, 4),
    pole([-24, -44], [-50, -8], tones.ink),
    person(tones, {
      head: [21, -76],
      neck: [14, -68],
      hip: [-10, -42],
      pack: true,
      nearLeg: [
        [12, -26],
        [2, -1],
      ],
      farLeg: [
        [4, -24],
        [-10, -3],
      ],
      nearArm: [
        [26, -54],
        [38, -58],
      ],
      farArm: [
        [-6, -56],
        [-24, -46],
      ],
    }),
    pole([38, -58], [30, 0], tones.ink),
  ])
}

/** Roped climbers going up a slope; `slope` is the rise per unit of length. */
export function climbers(tones: Tones, { slope = 0.55, count = 3, gap = 105 } = {}) {
  const jackets = [tones.main, tones.second, tones.light]
  const positions = Array.from({ length: count }, (_, i): Point => {
    const x = (i - (count - 1) / 2) * gap
    return [x, -x * slope]
  })
  const ropes = positions
    .slice(1)
    .map(([bx, by], i) => {
      const [ax, ay] = item(positions, i)
      return `M${ax} ${ay - 48}Q${(ax + bx) / 2} ${(ay + by) / 2 - 26} ${bx} ${by - 48}`
    })
    .join('')
  const climber = (jacket: string) =>
    group([
      pole([19, -60], [27, -10 - slope * 26], tones.ink),
      person(tones, {
        head: [15, -88],
        neck: [9, -79],
        hip: [-1, -49],
        pack: true,
        jacket,
        nearLeg: [
          [15, -34],
          [13, -7 - slope * 8],
        ],
        farLeg: [
          [-4, -25],
          [-13, 4],
        ],
        nearArm: [
          [13, -60],
          [20, -62],
        ],
        farArm: [
          [10, -60],
          [17, -55],
        ],
      }),
      stroke('M17 -66h8', tones.ink, 3),
    ])
  return group([
    stroke(ropes, tones.ink, 2.2),
    ...positions.map(([x, y], i) =>
      group(climber(item(jackets, i % jackets.length)), { transform: `translate(${x} ${y})` }),
    ),
  ])
}
