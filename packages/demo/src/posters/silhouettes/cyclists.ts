import { circle, fill, group, stroke } from '../core/shapes'
import { person } from './figure'
import type { Tones } from './tones'

const wheel = (x: number, color: string, r = 20) =>
  group([
    circle(x, -r, r - 1.4, 'none', { stroke: color, 'stroke-width': 3 }),
    stroke(`M${x - r + 3} ${-r}h${2 * r - 6}M${x} ${-2 * r + 3}v${2 * r - 6}`, color, 0.8, { opacity: 0.6 }),
  ])

function cyclist(tones: Tones, jacket: string, bags: boolean) {
  const bike = stroke(
    'M-30 -20L-14 -44L24 -46L-4 -20Z M-30 -20L-4 -20M-14 -44L-18 -54M24 -46L31 -20M24 -46L22 -56L30 -59',
    tones.ink,
    3,
  )
  return group([
    wheel(-30, tones.ink),
    wheel(31, tones.ink),
    bike,
    bags ? fill('M-46 -38h22v20q0 3 -3 3h-16q-3 0 -3 -3z', tones.second) : '',
    stroke('M-23 -56h12', tones.ink, 4.5),
    person(tones, {
      head: [23, -100],
      neck: [15, -90],
      hip: [-15, -61],
      jacket,
      pack: false,
      nearLeg: [
        [9, -43],
        [-1, -14],
      ],
      farLeg: [
        [6, -50],
        [-4, -26],
      ],
      nearArm: [
        [20, -73],
        [29, -61],
      ],
    }),
  ])
}

export function cyclists(tones: Tones) {
  return group([
    group(cyclist(tones, tones.main, true), { transform: 'translate(75 0)' }),
    group(cyclist({ ...tones, second: tones.main }, tones.second, true), { transform: 'translate(-70 0)' }),
  ])
}
