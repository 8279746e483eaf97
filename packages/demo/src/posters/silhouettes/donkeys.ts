import { points } from '../core/geometry'
import { fill, group, stroke } from '../core/shapes'
import { curve, move } from './outline'
import { walker } from './people'
import type { Tones } from './tones'

const DONKEY_BODY = points(`
  36,-44 39,-54 46,-66 52,-76 57,-80 63,-75 69,-66 74,-61 78,-63 78,-69 71,-80 63,-90 60,-93
  61,-104 60,-115 55,-104 53,-94 48,-90 38,-78 28,-69 12,-65 -12,-66 -28,-67 -37,-62 -40,-50
  -35,-40 -24,-37 -8,-37 12,-35 26,-37
`)
const DONKEY_HIND = points('-39,-50 -38,-38 -36,-30 -39,-24 -37,-12 -38,-5 -39,0 -30,0 -31,-8 -30,-22 -26,-32 -20,-44')
const DONKEY_FORE = points('20,-42 23,-28 24,-14 24,-5 23,0 32,0 31,-6 31,-16 34,-30 37,-44')
const DONKEY_EAR = points('54,-92 51,-104 51,-116 56,-108 59,-95')

function donkeyShape(tones: Tones) {
  const coat = tones.ink
  return group([
    stroke('M-38 -62Q-48 -54 -47 -38', coat, 2.6),
    fill(curve(points('-47,-42 -51,-30 -47,-22 -44,-32')), coat),
    fill(curve(move(DONKEY_HIND, 11, -2)), coat, { opacity: 0.85 }),
    fill(curve(move(DONKEY_FORE, -10, -2)), coat, { opacity: 0.85 }),
    fill(curve(DONKEY_EAR), coat),
    fill(curve(DONKEY_BODY), coat),
    fill(curve(DONKEY_HIND), coat),
    fill(curve(DONKEY_FORE), coat),
    fill(curve(points('66,-68 72,-62 77,-62 77,-68 70,-73')), tones.light, { opacity: 0.9 }),
  ])
}

const packs = (tones: Tones) =>
  group([
    fill('M-22 -62Q-24 -40 -20 -36H12Q16 -40 14 -62Z', tones.main),
    fill('M-24 -62Q-24 -74 -14 -75H8Q16 -74 16 -62Z', tones.second),
    stroke('M-22 -58H15', tones.ink, 1.8, { opacity: 0.5 }),
  ])

/** A pack donkey led by a walker. */
export function donkeyTrek(tones: Tones) {
  return group([
    group([donkeyShape(tones), packs(tones)], { transform: 'translate(-50 0)' }),
    stroke('M24 -66Q50 -46 74 -57', tones.ink, 1.8),
    group(walker(tones, { poles: false, stride: 0.9 }), { transform: 'translate(86 0)' }),
  ])
}
